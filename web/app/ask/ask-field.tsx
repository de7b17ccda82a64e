import { type LanguageModelInUse, languageModelAgreements, longestQuestion } from '@settlesg/contract'
import type { Answer, Passage } from '@settlesg/faq'
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
import { type Picked, putTogether, type Shown } from './put-together.ts'
import { QuotedPassage, titleOf } from './quoted-passage.tsx'

/** Scripts and corpus come with the first focus: no page is slower for the field. Rejects once patience is over. */
function loadFinder(): Promise<typeof import('./finder.ts')> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patienceMs, new Error('What questions are answered with did not arrive'))
    import('./finder.ts').then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

interface AskFieldProps {
  /** What this reader's own page says, found beside the corpus. The same array as long as it is the same. */
  own?: readonly Passage[]
  /** Where the rules are gone through: none where they stand on this page already. */
  check?: string
}

/** A question in one's own words, answered by what stands on this site. In another language it starts anew. */
export function AskField(props: AskFieldProps) {
  const { i18n } = useTranslation('question')
  return <AskForm key={i18n.language} {...props} />
}

const nothingOwn: readonly Passage[] = []

function AskForm({ own = nothingOwn, check }: AskFieldProps) {
  const { t, i18n } = useTranslation('question')
  const language = asLanguage(i18n.language)
  const [question, setQuestion] = useState('')
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  const [picked, setPicked] = useState<Picked>()
  const [asked, setAsked] = useState({ count: 0, question: '' })
  const [isBusy, setBusy] = useState(false)
  const inUse = useLanguageModel()
  const part = useRef<HTMLElement>(null)

  // The answer comes below the field, which may be at the lower edge of the window, or above the keys of a phone.
  useEffect(() => {
    if (asked.count > 0) part.current?.scrollIntoView({ block: 'start' })
  }, [asked.count])
  function prepare() {
    loadFinder()
      .then((finder) => finder.prepare(language, own))
      .catch(() => {
        // Asking loads it again, and says what went wrong.
      })
  }
  async function ask(event: FormEvent) {
    event.preventDefault()
    if (question.trim() === '') return
    setBusy(true)
    try {
      const finder = await loadFinder()
      setAnswer(await finder.answerTo(question, language, own))
    } catch {
      setAnswer('failed')
      reportStuckLoading()
    } finally {
      setPicked(undefined)
      setAsked(({ count }) => ({ count: count + 1, question: maskIdentity(question.trim()) }))
      setBusy(false)
    }
  }
  async function pick(languageModel: LanguageModelInUse, signal: AbortSignal) {
    const body = {
      question: asked.question,
      language,
      agreed_to: { version: languageModelAgreements.question, ...languageModel },
    }
    const pointed = await api.pointToPassages({ body }, { signal })
    const { passagesNamed } = await loadFinder()
    const passages = pointed.answered ? await passagesNamed(pointed.passages, language, own) : []
    if (!signal.aborted) setPicked({ inUse: languageModel, isAnswered: pointed.answered, passages })
  }
  const found = answer && answer !== 'failed' ? putTogether(answer, picked, own) : undefined
  return (
    <section ref={part} aria-label={t('label')} className={`stack screen-only ${classes.ask}`}>
      {/* Outside a dialog this method does nothing: what is typed goes into no address. */}
      <form method="dialog" onSubmit={ask} className={`row ${classes.form}`}>
        <TextInput
          label={t('label')}
          hint={t(inUse ? 'hint_model' : 'hint')}
          className={classes.question}
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
      {check !== undefined && <Parts />}
      {/* Made anew for each question, so that the same words are said again. */}
      <div role="status" className={`stack ${classes.status}`}>
        {answer && <Said key={asked.count} {...{ answer, found, check }} />}
      </div>
      {found && answer && answer !== 'failed' && (
        <>
          <Passages
            {...found.byRules}
            // What the language model casts doubt on is folded again; what was near before stays as it was.
            isFirstOpen={answer.isAnswered ? found.byRules.isAnswered : !answer.outside}
          />
          {inUse && (
            <div role="status" className={`stack ${classes.status}`}>
              {picked && <SaidOfModel {...picked} isSame={found.byModel.passages.length === 0} />}
            </div>
          )}
          <Passages {...found.byModel} isFirstOpen={found.byModel.isAnswered} />
          {inUse && (
            <LanguageModelOffer
              key={asked.count}
              kind="question"
              inUse={inUse}
              text={asked.question}
              send={(signal) => pick(inUse, signal)}
            />
          )}
        </>
      )}
    </section>
  )
}

/** The parts of the page of facts, for those who rather look. */
function Parts() {
  const { t } = useTranslation('question')
  return (
    <p className={`row small ${classes.browse}`}>
      {t('browse')}
      {(['rules', 'facts', 'papers', 'steps', 'waits', 'refused'] as const).map((part) => (
        <Link key={part} to={`/facts#${part}-title`}>
          {t(`part.${part}`)}
        </Link>
      ))}
    </p>
  )
}

interface SaidProps {
  answer: Answer | 'failed'
  found: ReturnType<typeof putTogether> | undefined
  check: string | undefined
}

/** What is said of a question, before anything is quoted. */
function Said({ answer, found, check }: SaidProps) {
  const { t } = useTranslation('question')
  if (answer === 'failed' || !found) return <p>{t('failed')}</p>
  const { outside, needsCase } = answer
  const { passages, isAnswered } = found.byRules
  const canCheck = needsCase && check !== undefined
  return (
    <>
      {outside && (
        <p>
          {t('outside', { topic: t(`topic.${outside.id}`) })} {outside.sites.length > 0 && t('official')}{' '}
          {outside.sites.map(({ name, url }) => (
            <a key={name} href={url} className={classes.site}>
              {name}
            </a>
          ))}
        </p>
      )}
      {canCheck && (
        <p>
          {t('own_case')} <Link to={check}>{t('to_check')}</Link>
        </p>
      )}
      {passages.length > 0 && <p>{t(isAnswered ? 'answer' : 'nearest')}</p>}
      {answer.passages.length === 0 && !found.byModel.passages.length && !outside && !canCheck && <p>{t('none')}</p>}
    </>
  )
}

/** What is said of a pick; `isSame` where all of it is shown above already. */
function SaidOfModel({ inUse, isAnswered, passages, isSame }: Picked & { isSame: boolean }) {
  const { t } = useTranslation('language-model')
  const picked = passages.length === 0 ? 'picked_none' : isSame ? 'picked_same' : 'picked'
  return <p>{t(isAnswered ? picked : 'no_answer', { ...inUse })}</p>
}

/** The first passage, quoted where it is to be read at once; the others by their titles, which open in place. */
function Passages({ passages, isFirstOpen }: Pick<Shown, 'passages'> & { isFirstOpen: boolean }) {
  const { t } = useTranslation('question')
  const [first] = passages
  const quoted = isFirstOpen && first ? first : null
  const near = passages.filter((passage) => passage !== quoted)
  return (
    <>
      {quoted && <QuotedPassage passage={quoted} />}
      {near.length > 0 && (
        <div>
          {quoted && <p>{t('also')}</p>}
          <ul className="plain-list">
            {near.map((passage) => (
              <li key={passage.id}>
                <More title={<span className={classes.title}>{titleOf(passage)}</span>}>
                  <QuotedPassage passage={passage} />
                </More>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
