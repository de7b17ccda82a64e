import type { Advice, DatedProfile, DocumentLine } from '@settlesg/contract'
import { type AdviceWithoutEstimate, adviceOnReapplying, countPapers } from '@settlesg/model'
import { adviceStepText, formatMonth, paperName, paperOwner } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts, sentenceGap } from '../../base/i18n/texts.ts'
import { LinkOut } from '../../kit/link.tsx'
import { More } from '../../kit/more.tsx'
import { FoldedSection, FoldedSections, Section } from '../../kit/section.tsx'
import shared from '../case.module.css'
import { IfRefused, isOfRefusal, Notes } from '../family/notes.tsx'
import { paperOwners } from '../papers/checklist.ts'

/** What to do, where there is no range, with what the holder of a pass that is no route should know. */
export function NextSteps({ advice: { pass_note, next_steps } }: { advice: AdviceWithoutEstimate }) {
  const { t, i18n } = useTranslation(['result', 'advice', 'model'])
  if (next_steps.length === 0) return null
  return (
    <Section title={t('advice.next')}>
      {pass_note && <p>{t(`model:${pass_note}`)}</p>}
      <ol className={shared.list}>
        {next_steps.map((step) => (
          <li key={step.id}>{adviceStepText(asTexts(i18n), step)}</li>
        ))}
      </ol>
    </Section>
  )
}

interface AdviceInWordsProps {
  advice: AdviceWithoutEstimate
  /** Of which the notes and papers are. */
  family: DatedProfile['family']
}

/** What else holds by rule alone: dates, papers, what is left if it is refused. */
export function AdviceInWords({ advice, family: people }: AdviceInWordsProps) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  const { next_steps, dates, documents, document_notes, family, consistency } = advice
  const hasNotes = dates.length + consistency.length > 0 || family.some((note) => !isOfRefusal(note))
  const isToAct = hasNotes || next_steps.length + documents.length > 0
  return (
    <FoldedSections>
      {hasNotes && (
        <FoldedSection id="family" title={t('advice.notes')}>
          {dates.length > 0 && (
            <ul className={shared.list}>
              {dates.map(({ id, month }) => (
                <li key={id}>{t(`advice:date.${id}`, { month: formatMonth(month, i18n.language) })}</li>
              ))}
            </ul>
          )}
          <Notes advice={advice} family={people} />
        </FoldedSection>
      )}
      {documents.length > 0 && (
        <FoldedSection
          id="papers"
          title={t('advice.papers')}
          about={t('head.papers', { count: countPapers(documents).all })}
        >
          <Papers documents={documents} family={people} />
        </FoldedSection>
      )}
      <AfterRefusal advice={advice} />
      <FoldedSection title={t('advice.authority')}>
        <p>
          {documents.length > 0 && (
            <>
              {t('advice:document_notes.current_lists_not_seen')}
              {sentenceGap(i18n)}
            </>
          )}
          <LinkOut href={document_notes.url}>{t('advice.ica')}</LinkOut>
        </p>
        {isToAct && <p>{t('advice:honest')}</p>}
      </FoldedSection>
    </FoldedSections>
  )
}

interface AfterRefusalProps {
  advice: Pick<Advice, 'family' | 'reapplication'>
  /** ICA has refused this application since, though the answers do not say so. */
  wasRefused?: boolean | undefined
}

/** What to do after a refusal: to who was refused or withdrew before how to apply again, and what is left in any case. */
export function AfterRefusal({ advice, wasRefused = false }: AfterRefusalProps) {
  const { t } = useTranslation(['result', 'advice'])
  const { reapplication, family } = advice
  const again = adviceOnReapplying(reapplication)
  if (!reapplication && !family.some(isOfRefusal)) return null
  return (
    <FoldedSection id="again" title={t(reapplication || wasRefused ? 'advice.again' : 'advice.refused')}>
      {reapplication && <p>{t(again ? `advice:reapplication_advice.${again}` : 'advice:reapplication.no_decision')}</p>}
      <IfRefused advice={advice} />
    </FoldedSection>
  )
}

interface PapersProps {
  documents: readonly DocumentLine[]
  family: DatedProfile['family']
}

/** Every kind of paper once. */
const listKinds = (documents: readonly DocumentLine[]) => [
  ...new Map(documents.map((paper) => [paper.id, paper])).values(),
]

/** The papers of each person; folded, since there are many. How recent they must be is said once. */
export function Papers({ documents, family }: PapersProps) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  const owners = paperOwners(documents)
  const paperTitle = (paper: DocumentLine) => paperName(asTexts(i18n), paper, family)
  return (
    <>
      <p>{t('advice.windows')}</p>
      <ul className={shared.list}>
        {listKinds(documents.filter(({ window }) => window !== null)).map((paper) => (
          <li key={paper.id}>
            {t('advice.window', {
              paper: paperTitle(paper),
              window: textNamed(i18n, `advice:document_window.${paper.window}`),
            })}
          </li>
        ))}
      </ul>
      {owners.map(({ person, index, papers }) => {
        const isOnly = owners.filter((owner) => owner.person === person).length === 1
        const name = paperOwner(asTexts(i18n), { person, index: isOnly ? null : index }, family)
        const { all } = countPapers(papers)
        return (
          <More
            key={`${person}.${index}`}
            title={all > 0 ? t('advice.papers_of', { person: name, number: all }) : name}
          >
            <ul className={shared.list}>
              {papers.map((paper) => (
                <li key={paper.id}>
                  {paperTitle(paper)}
                  {paper.required === 'if_applicable' && (
                    <span className="muted small"> · {t('advice:document_required.if_applicable')}</span>
                  )}
                </li>
              ))}
            </ul>
          </More>
        )
      })}
    </>
  )
}
