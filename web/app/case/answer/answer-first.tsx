import type { DatedProfile, Outlook } from '@settlesg/contract'
import type { ReactNode } from 'react'
import shared from '../case.module.css'
import classes from './answer-card.module.css'
import { AnswerCard } from './answer-card.tsx'

interface AnswerFirstProps {
  outlook: Outlook
  /** The answers that it was made from. */
  profile: DatedProfile
  /** Today's step, above everything. */
  today?: ReactNode
  children: ReactNode
}

/** The answer before all the rest of a case: on a wide screen it stays in view beside it. */
export const AnswerFirst = ({ outlook, profile, today, children }: AnswerFirstProps) => (
  <>
    {today}
    <div className={`${shared.parts} grid ${classes.beside}`}>
      <div id="answer" className={classes.inView}>
        <AnswerCard outlook={outlook} pass={profile.route.pass} />
      </div>
      {children}
    </div>
  </>
)
