import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { assessmentsQuery, type Case, caseQuery } from '../assessments/assessment-queries.ts'
import { assessmentIdIn, decodeReference, resultPath } from '../assessments/reference.ts'
import { ButtonLink } from '../kit/button.tsx'
import { Loaded, MessagePage, NoSuchResult } from './case-layout.tsx'
import { CaseView } from './case-view.tsx'
import { ReuseAnswers } from './reuse-answers.tsx'
import { Offer } from './unlock/offer.tsx'

/**
 * A case at either of its addresses: `/tool/result/…` with its sections folded, and `/tool/detail` with all of them open,
 * where it is the one named by `?assessment=`, else the newest.
 */
export default function CasePage() {
  const { encodedParams } = useParams()
  const named = useSearchParams()[0].get('assessment')
  const isOpen = encodedParams === undefined
  if (isOpen && named === null) return <NewestCase />
  const id = isOpen ? assessmentIdIn(named ?? '') : decodeReference(encodedParams)
  return id === null ? <NoSuchResult kind="malformed" /> : <CaseOf key={`${isOpen} ${id}`} {...{ id, isOpen }} />
}

function NewestCase() {
  const { t } = useTranslation(['analysis'])
  return (
    <Loaded title={t('title')} query={useQuery(assessmentsQuery(0, 1))}>
      {({ data: [newest] }) => (newest ? <CaseOf key={newest.id} id={newest.id} isOpen /> : <NoCaseYet />)}
    </Loaded>
  )
}

function CaseOf({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { t } = useTranslation(['result', 'model', 'advice', 'form', 'analysis'])
  return (
    <Loaded title={t(isOpen ? 'analysis:title' : 'title')} query={useQuery(caseQuery(id))}>
      {(known) => (isOpen && !known.analysis ? <NotUnlocked known={known} /> : <CaseView {...{ known, isOpen }} />)}
    </Loaded>
  )
}

/** What the analysis holds and costs; where there is none, the way to the free advice. */
function NotUnlocked({ known }: { known: Case }) {
  const { t } = useTranslation(['analysis'])
  if (known.route !== null && known.no_estimate_reason === null) return <Offer known={known} route={known.route} />
  return (
    <MessagePage
      title={t('none.title')}
      actions={
        <>
          <ButtonLink to={resultPath(known.id)}>{t('none.to_result')}</ButtonLink>
          <ReuseAnswers assessmentId={known.id} />
        </>
      }
    >
      <p>{t('none.text')}</p>
    </MessagePage>
  )
}

function NoCaseYet() {
  const { t } = useTranslation(['analysis'])
  return (
    <MessagePage
      kind="empty"
      title={t('empty.title')}
      actions={<ButtonLink to="/tool">{t('empty.to_tool')}</ButtonLink>}
    >
      <p>{t('empty.text')}</p>
    </MessagePage>
  )
}
