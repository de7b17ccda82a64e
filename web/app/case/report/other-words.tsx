import {
  type LanguageModelInUse,
  languageModelAgreement,
  languageModelInWords,
  type RewordedCase,
} from '@settlesg/contract'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { gap } from '../../base/i18n/gap.ts'
import { asLanguage } from '../../base/i18n/languages.ts'
import { useLanguageModel } from '../../base/site.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { Section } from '../../kit/section.tsx'
import { Spinner } from '../../kit/spinner.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import shared from '../case.module.css'

/**
 * The case put into other words by the language model of this site; nothing where none is in use. Nothing is sent before the
 * reader has seen what goes to whom and agreed, each time anew. What comes back says who wrote it.
 */
export function OtherWords({ assessmentId }: { assessmentId: string }) {
  const inUse = useLanguageModel()
  return (
    inUse && (
      <Suspense fallback={<Spinner />}>
        <AskForOtherWords assessmentId={assessmentId} inUse={inUse} />
      </Suspense>
    )
  )
}

function AskForOtherWords({ assessmentId, inUse }: { assessmentId: string; inUse: LanguageModelInUse }) {
  const { t, i18n } = useTranslation('ai')
  const [isOpen, setIsOpen] = useState(false)
  const [reworded, setReworded] = useState<RewordedCase>()
  const language = asLanguage(i18n.language)
  const { submit, isSending, failure, clearFailure } = useSubmit(async () => {
    setReworded(
      await api.rewordCase({ body: { assessment_id: assessmentId, language, agreed_to: languageModelAgreement } }),
    )
    setIsOpen(false)
  })
  const whose = languageModelInWords(inUse, i18n.language)
  return (
    <Section title={t('other_words.title')}>
      <p className="muted">{t('other_words.about', whose)}</p>
      <div role="status">{reworded && <Reworded reworded={reworded} whose={whose} />}</div>
      <div className={shared.actions}>
        <Button look="outline" onClick={() => setIsOpen(true)}>
          {t(reworded ? 'other_words.again' : 'other_words.open')}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        title={t('other_words.agree_title', whose)}
        onClose={() => {
          setIsOpen(false)
          clearFailure()
        }}
      >
        <p>{t('other_words.sent', whose)}</p>
        <p>{t('other_words.not_sent')}</p>
        <p>{t('other_words.kept', whose)}</p>
        <FormFailure failure={failure} message={t('other_words.failed')} />
        <div className="row">
          <Button isBusy={isSending} onClick={() => submit()}>
            {t('other_words.agree')}
          </Button>
          <Button look="outline" data-autofocus onClick={() => setIsOpen(false)}>
            {t('other_words.cancel')}
          </Button>
        </div>
      </Dialog>
    </Section>
  )
}

interface RewordedProps {
  reworded: RewordedCase
  whose: ReturnType<typeof languageModelInWords>
}

function Reworded({ reworded: { answered, paragraphs }, whose }: RewordedProps) {
  const { t, i18n } = useTranslation('ai')
  const all = paragraphs.flatMap(({ sentences }) => sentences)
  const byRules = all.filter(({ written_by }) => written_by === 'rules').length
  return (
    <>
      {paragraphs.map(({ part, sentences }) => (
        <p key={part}>{sentences.map(({ text }) => text).join(gap(i18n))}</p>
      ))}
      <p className="muted small">
        {answered ? t('other_words.by_model', whose) : t('other_words.by_rules')}
        {answered && byRules > 0 && gap(i18n) + t('other_words.partly', { rules: byRules, all: all.length })}
      </p>
    </>
  )
}
