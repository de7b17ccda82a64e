import { type DatedProfile, documentStates } from '@settlesg/contract'
import { paperDays, type Schedule } from '@settlesg/model'
import { paperDates, paperName } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { Select } from '../../kit/field.tsx'
import { More } from '../../kit/more.tsx'
import shared from '../case.module.css'
import classes from '../unlocked.module.css'
import type { Paper, PaperState } from './checklist.ts'

interface PaperItemProps {
  paper: Paper
  family: DatedProfile['family']
  days: Schedule
  onTick: (paper: Paper, state: PaperState) => void
}

/** One paper of one person: a tick, its days, and folded where one gets it and where it is. */
export function PaperItem({ paper, family, days, onTick }: PaperItemProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form'])
  const { place, state } = paper
  const name = paperName(asTexts(i18n), paper, family)
  const dates = state === 'have' || state === 'not_applicable' ? [] : paperDates(asTexts(i18n), paperDays(paper, days))
  const ofPaper = <span className="visually-hidden">{t('of', { name })}</span>
  return (
    <li className={classes.paper} data-paper={place} data-state={state}>
      <label className={shared.tick}>
        <input
          type="checkbox"
          checked={state === 'have'}
          onChange={({ currentTarget }) => {
            focusNext(currentTarget)
            onTick(paper, currentTarget.checked ? 'have' : 'unknown')
          }}
        />
        <span>{name}</span>
      </label>
      {dates.length > 0 && <p className="muted small">{dates.join(' · ')}</p>}
      <More
        isSmall
        title={
          <>
            {state === 'unknown' ? t('papers.where') : t(`advice:document_state.${state}`)}
            {ofPaper}
          </>
        }
      >
        <p className="small">{textNamed(i18n, `advice:document_where.${paper.why}`)}</p>
        <Select
          className={classes.where}
          label={
            <>
              {t('papers.where_now')}
              {ofPaper}
            </>
          }
          options={[
            { value: 'unknown', text: t('papers.state_open') },
            ...documentStates.map((value) => ({ value, text: t(`advice:document_state.${value}`) })),
          ]}
          value={state}
          onChange={({ currentTarget }) => {
            const chosen = [...documentStates, 'unknown' as const].find((one) => one === currentTarget.value)
            if (chosen) onTick(paper, chosen)
          }}
        />
      </More>
    </li>
  )
}

/** A paper that is ticked moves into the line of those in hand: the focus goes to the next, or else to the one before. */
function focusNext(box: HTMLInputElement): void {
  const all = [...(box.closest('section')?.querySelectorAll<HTMLInputElement>('[data-paper] input') ?? [])]
  const at = all.indexOf(box)
  const isOpen = (one: HTMLInputElement) => one.closest('details:not([open])') === null
  const next = all.slice(at + 1).find(isOpen) ?? all.slice(0, Math.max(0, at)).findLast(isOpen)
  next?.focus()
}
