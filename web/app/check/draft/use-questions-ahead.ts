import { monthInSingapore } from '@settlesg/contract'
import { noAnswers, questionsLeft } from '@settlesg/form-logic'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ownerQuery } from '../../drafts/answers-store.ts'
import { keptAnswers } from '../../drafts/visitor-answers.ts'
import { answersInHand } from './kept-answers.ts'

const keptUntil = () => keptAnswers.read()?.until ?? null

/** How many questions the form asks at most, and how many of them the answers in hand leave; null until that is known. */
export function useQuestionsAhead(): { most: number; left: number } | null {
  const until = useSyncExternalStore(keptAnswers.subscribe, keptUntil, () => null)
  const owner = useQuery(ownerQuery)
  const thisMonth = monthInSingapore(new Date())
  const most = questionsLeft(noAnswers, thisMonth).length
  const { data: left } = useQuery({
    queryKey: ['questions-ahead', owner.data?.user_id, until],
    queryFn: async () => (owner.data ? questionsLeft(await answersInHand(owner.data), thisMonth).length : most),
    enabled: owner.isFetched,
    staleTime: 0,
    gcTime: 0,
  })
  return left === undefined ? null : { most, left }
}
