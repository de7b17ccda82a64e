import { caseInWords, punctuation, type WordedCase } from '@settlesg/wording'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Button } from '../../kit/button.tsx'
import { copyText } from '../../kit/save-file.ts'
import { FoldedSection } from '../../kit/section.tsx'

/** The case told in words, as a section of its own; nothing of a permanent resident. */
export function CaseWords(worded: WordedCase) {
  const { t, i18n } = useTranslation(['case-words'])
  if (caseInWords(asTexts(i18n), worded).length === 0) return null
  return (
    <FoldedSection id="in_words" title={t('title')}>
      <WordsToCopy {...worded} />
    </FoldedSection>
  )
}

/** The case told in words, to read or to copy. */
export function WordsToCopy(worded: WordedCase) {
  const { t, i18n } = useTranslation(['case-words', 'result', 'model', 'advice', 'analysis', 'form'])
  const [status, setStatus] = useState('')
  const paragraphs = caseInWords(asTexts(i18n), worded).map(({ part, sentences }) => ({
    part,
    text: sentences.join(punctuation(i18n).gap),
  }))
  async function copy() {
    setStatus('')
    const isCopied = await copyText(paragraphs.map(({ text }) => text).join('\n\n'))
    setStatus(t(isCopied ? 'copied' : 'copy_failed'))
  }
  return (
    <>
      <div className="prose">
        {paragraphs.map(({ part, text }) => (
          <p key={part}>{text}</p>
        ))}
      </div>
      <div className="mt-3 screen-only">
        <Button look="outline" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <p role="status" className="muted small">
          {status}
        </p>
      </div>
    </>
  )
}
