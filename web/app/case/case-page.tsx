import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { assessmentsQuery, caseQuery } from '../assessments/assessment-queries.ts'
import { assessmentIdIn, decodeReference } from '../assessments/reference.ts'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { lazyPart } from '../base/loading/lazy-part.ts'
import { ButtonLink } from '../kit/button.tsx'
import { Loaded, Loading, MessagePage, NoSuchResult } from './case-layout.tsx'
import { CaseView } from './case-view.tsx'

export const handle: PageHandle = {
  namespaces: ['result', 'model', 'advice', 'form', 'analysis'],
  Frame() {
    const { t } = useTranslation(['result', 'analysis'])
    return <Loading title={t(useParams().encodedParams === undefined ? 'analysis:title' : 'title')} />
  },
}

const NotUnlocked = lazyPart(() => import('./unlock/not-unlocked.tsx'))

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
  const title = t(isOpen ? 'analysis:title' : 'title')
  return (
    <Suspense fallback={<Loading title={title} />}>
      <Loaded title={title} query={useQuery(caseQuery(id))}>
        {(known) => (isOpen && !known.analysis ? <NotUnlocked known={known} /> : <CaseView {...{ known, isOpen }} />)}
      </Loaded>
    </Suspense>
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
