import { type LanguageModelInUse, languageModelAgreements, longestQuestion } from '@settlesg/contract'
import type { Passage, PassageSearch } from '@settlesg/faq'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../base/api.ts'
import { asLanguage } from '../base/i18n/languages.ts'
import { patienceMs, reportStuckLoading } from '../base/loading/stuck-loading.ts'
import { Button } from '../kit/button.tsx'
import { TextInput } from '../kit/field.tsx'
import { LanguageModelOffer, useLanguageModel } from '../kit/language-model.tsx'
import { Link } from '../kit/link.tsx'
import { maskIdentity } from '../kit/mask-identity.ts'
import { More } from '../kit/more.tsx'
import classes from './ask-field.module.css'
import { QuotedPassage, titleOf } from './quoted-passage.tsx'

/** Scripts and corpus come with the first focus: no page is slower for the field. Rejects once patience is over. */
function loadSearch(...among: [language: 'en' | 'zh', own: readonly Passage[]]): Promise<PassageSearch> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patienceMs, new Error('What questions are answered with did not arrive'))
    import('./finder.ts')
      .then((finder) => finder.searchIn(...among))
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

interface AskFieldProps {
  /** What the page of a case says of its reader, found beside the corpus. The same array as long as it is the same. */
  own?: readonly Passage[]
}

/** A question in one's own words, answered by what stands on this site. In another language it starts anew. */
export function AskField(props: AskFieldProps) {
  const { i18n } = useTranslation('question')
  return <AskForm key={i18n.language} {...props} />
}

interface Asked {
  count: number
  /** As it is sent if its reader agrees: identifying numbers are covered. */
  question: string
  found: readonly Passage[] | 'failed'
  order?: { inUse: LanguageModelInUse; isAnswered: boolean; ids: readonly string[] }
}

const nothingOwn: readonly Passage[] = []

function AskForm({ own = nothingOwn }: AskFieldProps) {
  const { t, i18n } = useTranslation('question')
  const language = asLanguage(i18n.language)
  const [question, setQuestion] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setBusy] = useState(false)
  const inUse = useLanguageModel()
  const part = useRef<HTMLElement>(null)

  // The answer comes below the field, which may be at the lower edge of the window, or above the keys of a phone.
  useEffect(() => {
    if (asked?.count) part.current?.scrollIntoView({ block: 'start' })
  }, [asked?.count])
  function prepare() {
    loadSearch(language, own).catch(() => {
      // Asking loads it again, and says what went wrong.
    })
  }
  async function ask(event: FormEvent) {
    event.preventDefault()
    if (question.trim() === '') return
    setBusy(true)
    const masked = maskIdentity(question.trim())
    let found: Asked['found'] = 'failed'
    try {
      const search = await loadSearch(language, own)
      found = search(masked)
    } catch {
      reportStuckLoading()
    }
    setAsked((before) => ({ count: (before?.count ?? 0) + 1, question: masked, found }))
    setBusy(false)
  }
  async function order({ question: text }: Asked, languageModel: LanguageModelInUse, signal: AbortSignal) {
    const agreed = { version: languageModelAgreements.question, ...languageModel }
    const answer = await api.pointToPassages({ body: { question: text, language, agreed_to: agreed } }, { signal })
    const given = { inUse: languageModel, isAnswered: answer.answered, ids: answer.passages }
    if (!signal.aborted) setAsked((before) => before && { ...before, order: given })
  }
  const isCase = own !== nothingOwn
  return (
    <section ref={part} aria-label={t('label')} className="stack screen-only gap-3 prose">
      {/* Outside a dialog this method does nothing: what is typed goes into no address. */}
      <form method="dialog" onSubmit={ask} className="row items-end gap-3">
        <TextInput
          label={<span className="bold">{t('label')}</span>}
          hint={t(inUse ? 'hint_model' : 'hint')}
          className="grow"
          value={question}
          maxLength={longestQuestion}
          autoComplete="off"
          // A browser may send what it checks the spelling of.
          spellCheck={false}
          onFocus={prepare}
          onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
        />
        <Button type="submit" look="outline" isBusy={isBusy}>
          {t('ask')}
        </Button>
      </form>
      {/* A case is long already, and has its own parts. */}
      {!isCase && <Parts />}
      {/* Made anew for each question, so that the same words are said again. */}
      <div role="status">
        {asked && (
          <p key={asked.count}>{t(asked.found === 'failed' ? 'failed' : asked.found.length > 0 ? 'found' : 'none')}</p>
        )}
      </div>
      {asked && asked.found !== 'failed' && (
        <>
          <Passages key={asked.count} passages={inOrder(asked.found, asked.order?.ids ?? [])} />
          <Elsewhere isCase={isCase} />
          {inUse && asked.found.length > 1 && (
            <>
              <div role="status">{asked.order && <SaidOfModel {...asked.order} />}</div>
              <LanguageModelOffer
                key={asked.count}
                kind="question"
                inUse={inUse}
                text={asked.question}
                send={(signal) => order(asked, inUse, signal)}
              />
            </>
          )}
        </>
      )}
    </section>
  )
}

/** Those that are named change places among themselves. What a case says of its reader no language model sees: it keeps its place. */
function inOrder(found: readonly Passage[], ids: readonly string[]): Passage[] {
  const named = [...new Set(ids)].flatMap((id) => found.find((passage) => passage.id === id) ?? [])
  const left = [...named]
  return found.map((passage) => (named.includes(passage) ? (left.shift() ?? passage) : passage))
}

/** The parts of the page of facts, for those who rather look. */
function Parts() {
  const { t } = useTranslation('question')
  return (
    <p className="row small">
      {t('browse')}
      {(['rules', 'facts', 'papers', 'steps', 'waits', 'refused'] as const).map((part) => (
        <Link key={part} to={`/facts#${part}-title`}>
          {t(`part.${part}`)}
        </Link>
      ))}
    </p>
  )
}

/** The first passage is quoted, to be read at once; the others open in place by their titles. */
function Passages({ passages: [first, ...others] }: { passages: readonly Passage[] }) {
  if (!first) return null
  return (
    <div>
      <QuotedPassage passage={first} />
      <ul className="plain-list">
        {others.map((passage) => (
          <li key={passage.id}>
            <More title={<span className={classes.title}>{titleOf(passage)}</span>}>
              <QuotedPassage passage={passage} />
            </More>
          </li>
        ))}
      </ul>
    </div>
  )
}

const officialSites = {
  ICA: 'https://www.ica.gov.sg/reside/PR',
  MOM: 'https://www.mom.gov.sg/passes-and-permits',
  CPF: 'https://www.cpf.gov.sg',
  IRAS: 'https://www.iras.gov.sg/taxes/individual-income-tax',
} as const

/** What no search knows: what holds for this reader, and what is not ours. */
function Elsewhere({ isCase }: { isCase: boolean }) {
  const { t } = useTranslation('question')
  return (
    <>
      <p>
        {t('own_case')} {isCase ? <a href="#answer">{t('to_answer')}</a> : <Link to="/">{t('to_check')}</Link>}
      </p>
      <p className="row small">
        {t('official')}
        {Object.entries(officialSites).map(([name, url]) => (
          <a key={name} href={url}>
            {name}
          </a>
        ))}
      </p>
    </>
  )
}

function SaidOfModel({ inUse, isAnswered }: NonNullable<Asked['order']>) {
  const { t } = useTranslation('language-model')
  return <p>{t(isAnswered ? 'ordered' : 'no_answer', { ...inUse })}</p>
}
