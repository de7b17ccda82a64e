import type { AnalysisOutlook } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../i18n/text-named.ts'
import { ExamplePart } from './example-part.tsx'

const shown = 4

/** The papers and the plan of a made-up person, with the texts that they alone need. */
export default function ExampleLists({ documents, plan }: Pick<AnalysisOutlook, 'documents' | 'plan'>) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form'])
  const papers = [...new Set(documents.map(({ id }) => id))]
  return (
    <>
      <ExamplePart title={t('offer.part.papers')}>
        <ul>
          {papers.slice(0, shown).map((paper) => (
            <li key={paper}>{t(`form:option.document.${paper}`)}</li>
          ))}
          <li>{t('offer.papers_more', { count: papers.length - shown })}</li>
        </ul>
      </ExamplePart>
      <ExamplePart title={t('offer.part.plan')}>
        <ol>
          {plan.map((step) => (
            <li key={step.id}>{textNamed(i18n, `advice:plan.${step.id}.title`)}</li>
          ))}
        </ol>
      </ExamplePart>
    </>
  )
}
