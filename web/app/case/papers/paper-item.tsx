import { type DatedProfile, documentStates } from '@settlesg/contract'
import { paperDays, type Schedule } from '@settlesg/model'
import { paperDates, paperName, sentences } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { Select } from '../../kit/field.tsx'
import shared from '../case.module.css'
import classes from '../unlocked.module.css'
import type { Paper, PaperState } from './checklist.ts'

interface PaperItemProps {
  paper: Paper
  family: DatedProfile['family']
  days: Schedule
  onTick: (paper: Paper, state: PaperState) => void
}

/** One paper of one person: a tick, where it is, its days, and where one gets it. */
export function PaperItem({ paper, family, days, onTick }: PaperItemProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form'])
  const { place, state, required, why } = paper
  const name = paperName(asTexts(i18n), paper, family)
  const isFinished = state === 'have' || state === 'not_applicable'
  const dates = isFinished ? [] : paperDates(asTexts(i18n), paperDays(paper, days))
  return (
    <li className={`${classes.paper} grid items-start`} data-paper={place} data-state={state}>
      <label className={`${shared.tick} flex items-start gap-3 pointer`}>
        <input
          type="checkbox"
          checked={state === 'have'}
          onChange={({ currentTarget }) => onTick(paper, currentTarget.checked ? 'have' : 'unknown')}
        />
        <span>{name}</span>
      </label>
      {dates.length > 0 && <p className={`${shared.under} m-0 muted small leading-tight`}>{dates.join(' · ')}</p>}
      <Select
        className={classes.where}
        label={
          <span className="visually-hidden">
            {t('papers.where_now')}
            {t('of', { name })}
          </span>
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
      {!isFinished && (
        <p className={`${shared.under} full-row m-0 muted small leading-tight`} data-where>
          {sentences(
            i18n,
            required === 'always' ? '' : t('sentence', { text: t('papers.optional') }),
            textNamed(i18n, `advice:document_where.${why}`),
          )}
        </p>
      )}
    </li>
  )
}
