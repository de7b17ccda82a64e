import type { Passage } from '@settlesg/faq'
import { longestQuestion } from '@settlesg/faq/question'
import type { TFunction } from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asLanguage } from '../base/i18n/languages.ts'
import { patienceMs, reportStuckLoading } from '../base/loading/stuck-loading.ts'
import { Button } from '../kit/button.tsx'
import { TextInput } from '../kit/field.tsx'
import { Link } from '../kit/link.tsx'
import classes from './ask-field.module.css'
import type { Answer } from './finder.ts'
import { QuotedPassage } from './quoted-passage.tsx'

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

function statusOf(t: TFunction<'question'>, { passages, isAnswered }: Answer): string {
  if (isAnswered) return t('found', { count: passages.length })
  return t(passages.length > 0 ? 'nearest' : 'none')
}

const nothingOwn: readonly Passage[] = []

function AskForm({ own = nothingOwn, check }: AskFieldProps) {
  const { t, i18n } = useTranslation('question')
  const language = asLanguage(i18n.language)
  const [question, setQuestion] = useState('')
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  const [isBusy, setBusy] = useState(false)

  function prepare() {
    loadFinder()
      .then((finder) => finder.prepare(language, own))
      .catch(() => {
        // Whoever asks all the same is told so.
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
      setBusy(false)
    }
  }
  const found = answer === 'failed' ? undefined : answer
  return (
    <section aria-label={t('label')} className={classes.ask}>
      {/* Outside a dialog this method does nothing: what is typed goes into no address. */}
      <form method="dialog" onSubmit={ask} className={classes.form}>
        <TextInput
          label={t('label')}
          hint={t('hint')}
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
      <p role="status" className={classes.status}>
        {answer === 'failed' && t('failed')}
        {found && statusOf(t, found)}
      </p>
      {found && found.passages.length > 0 && (
        <ol className={`plain-list ${classes.passages}`}>
          {found.passages.map((passage) => (
            <QuotedPassage key={passage.id} passage={passage} />
          ))}
        </ol>
      )}
      {found?.isEligibility && check && (
        <p className={classes.check}>
          {t('eligibility')} <Link to={check}>{t('to_check')}</Link>
        </p>
      )}
      {found && (
        <p className="small">
          <Link to="/facts">{t('all')}</Link>
        </p>
      )}
    </section>
  )
}
