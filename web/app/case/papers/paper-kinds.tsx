import type { DatedProfile } from '@settlesg/contract'
import { paperName, sentences } from '@settlesg/wording'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { LastChecked } from '../../kit/last-checked.tsx'
import { More } from '../../kit/more.tsx'
import { Facts } from '../../kit/table.tsx'
import type { Paper } from './checklist.ts'

interface PaperKindsProps {
  papers: readonly Paper[]
  family: DatedProfile['family']
  /** What else there is to know of them. */
  children?: ReactNode
}

/** Why each paper is asked for and what to look for, once for all of a kind; how it is known, where that differs. */
export function PaperKinds({ papers, family, children }: PaperKindsProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form'])
  const [usual] = papers
  if (!usual) return null
  const named = papers.map((paper) => ({ name: paperName(asTexts(i18n), paper, family), paper }))
  const basisText = ({ basis }: Paper) =>
    t('labelled', { label: t('papers.basis'), text: t(`advice:document_basis.${basis}`) })
  const about = (paper: Paper) => [
    textNamed(i18n, `advice:document_why.${paper.why}`),
    paper.window === null ? '' : t('sentence', { text: textNamed(i18n, `advice:document_window.${paper.window}`) }),
    paper.basis === usual.basis ? '' : t('sentence', { text: basisText(paper) }),
  ]
  return (
    <More title={t('papers.why')}>
      <p>{basisText(usual)}</p>
      <Facts
        look="columns"
        facts={[...new Set(named.map(({ name }) => name))].map((name) => ({
          name,
          value: sentences(
            i18n,
            ...new Set(named.flatMap(({ paper, name: one }) => (one === name ? about(paper) : []))),
          ),
        }))}
      />
      <LastChecked ids={papers.map(({ id }) => `paper:${id}`)} />
      {children}
    </More>
  )
}
