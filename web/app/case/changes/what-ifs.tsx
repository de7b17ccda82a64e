import type { Analysis, Profile, WhatIf } from '@settlesg/contract'
import {
  describeEffect,
  formatDollars,
  formatMonth,
  groupWhatIfs,
  unclearWhatIfs,
  whatIfName,
  whatIfNeeds,
  whatIfRule,
} from '@settlesg/wording'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Button } from '../../kit/button.tsx'
import { Select } from '../../kit/field.tsx'
import { More } from '../../kit/more.tsx'
import { Panel } from '../../kit/panel.tsx'
import { Facts } from '../../kit/table.tsx'
import shared from '../case.module.css'
import {
  answersIn,
  type Changes,
  type Chosen,
  choose,
  fits,
  monthChoices,
  mostAnswers,
  payChoices,
  together,
} from './what-if-changes.ts'
import { WhatIfResult } from './what-if-result.tsx'
import classes from './what-ifs.module.css'

interface WhatIfsProps {
  assessmentId: string
  profile: Profile
  analysis: Analysis
}

/** What this person could change, up to three answers at once, with the range before and after beside it. */
export function WhatIfs({ assessmentId, profile, analysis }: WhatIfsProps) {
  const { t, i18n } = useTranslation(['analysis', 'model'])
  // Null until something is changed for the first time: before that there is nothing to undo.
  const [changed, setChanged] = useState<readonly Chosen[] | null>(null)
  const chosen = changed ?? []
  const { what_ifs, apply_month, estimate } = analysis
  const set = (control: string, changes: Changes | null) => setChanged((now) => choose(now ?? [], control, changes))
  const used = answersIn(together(chosen))
  const pays = payChoices(profile)
  const texts = asTexts(i18n)
  const { clear, unclear } = groupWhatIfs(what_ifs.filter(({ id }) => id !== 'raise_pay'))
  const dollars = (pay: number) => formatDollars(pay, i18n.language)
  if (!estimate) return null
  return (
    <>
      <p>{t('what_ifs.about')}</p>
      <div className={`${classes.bench} grid gap-6 mt-4`}>
        <div className={`stack ${classes.controls}`}>
          {pays.length > 0 && (
            <SelectControl
              control="pay"
              label={t('what_ifs.pay')}
              now={t('what_ifs.pay_now', { pay: dollars(profile.work.monthly_pay ?? 0) })}
              options={pays.map(({ percent, pay, changes }) => ({
                text: t('what_ifs.pay_more', { pay: dollars(pay), percent }),
                changes,
              }))}
              chosen={chosen}
              onChoose={set}
            />
          )}
          <SelectControl
            control="month"
            label={t('what_ifs.month')}
            now={t('what_ifs.month_now', { month: formatMonth(apply_month, i18n.language) })}
            options={monthChoices(apply_month).map(({ month, changes }) => ({
              text: formatMonth(month, i18n.language),
              changes,
            }))}
            chosen={chosen}
            onChoose={set}
          />
          <ul className="stack plain-list">
            {clear.map((whatIf) => (
              <Panel as="li" key={whatIf.id}>
                <WhatIfChoice whatIf={whatIf} chosen={chosen} onChoose={set} />
                <div className={`small ${shared.under}`}>
                  <Facts look="columns" facts={whatIfNeeds(texts, whatIf.id)} />
                </div>
              </Panel>
            ))}
          </ul>
          {unclear.length > 0 && (
            <More title={unclearWhatIfs(texts, unclear)}>
              <ul className={shared.lines}>
                {unclear.map((whatIf) => (
                  <li key={whatIf.id}>
                    <WhatIfChoice whatIf={whatIf} chosen={chosen} onChoose={set} />
                  </li>
                ))}
              </ul>
            </More>
          )}
          <p role="status" className="muted small">
            {used >= mostAnswers && t('what_ifs.limit')}
          </p>
        </div>
        <div className={`card ${classes.answer} ${chosen.length > 0 ? classes.inSight : ''}`}>
          <WhatIfResult assessmentId={assessmentId} analysis={analysis} chosen={chosen} />
          {changed && (
            <div className="flex gap-2 mt-3">
              <Button
                look="outline"
                size="sm"
                aria-disabled={chosen.length === 0}
                onClick={() => setChanged(chosen.slice(0, -1))}
              >
                {t('what_ifs.undo')}
              </Button>
              <Button look="outline" size="sm" aria-disabled={chosen.length === 0} onClick={() => setChanged([])}>
                {t('what_ifs.reset')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </>
  )
}

interface Choosing {
  chosen: readonly Chosen[]
  onChoose: (control: string, changes: Changes | null) => void
}

/** A change to tick, with its effect alone and the rule that it was held against. */
function WhatIfChoice({ whatIf, chosen, onChoose }: Choosing & { whatIf: WhatIf }) {
  const { t, i18n } = useTranslation(['analysis', 'model'])
  const texts = asTexts(i18n)
  const { id, changes, weighed, difference } = whatIf
  const isChosen = chosen.some(({ control }) => control === id)
  const name = whatIfName(texts, id)
  const rule = whatIfRule(texts, whatIf)
  return (
    <div data-what-if={id}>
      <label className={`${shared.tick} flex items-start gap-3 pointer`}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isChosen && !fits(chosen, id, changes)}
          onChange={() => onChoose(id, isChosen ? null : changes)}
        />
        <span>
          <span className="bold">{name}</span>
          <br />
          <span className="small" data-effect={weighed ? difference.effect : 'none'}>
            {t('what_ifs.alone', { effect: describeEffect(texts, difference, weighed) })}
          </span>
        </span>
      </label>
      {answersIn(changes) >= mostAnswers && (
        <p className={`${shared.under} muted small`}>{t('what_ifs.uses_three', { name })}</p>
      )}
      {rule && <p className={`${shared.under} muted small`}>{rule}</p>}
    </div>
  )
}

interface SelectControlProps extends Choosing {
  control: string
  label: string
  now: string
  options: readonly { text: string; changes: Changes }[]
}

function SelectControl({ control, label, now, options, chosen, onChoose }: SelectControlProps) {
  const [first] = options
  const own = chosen.find((one) => one.control === control)
  const place = options.findIndex(({ changes }) => JSON.stringify(changes) === JSON.stringify(own?.changes))
  return (
    <Select
      label={label}
      className="screen-only"
      options={[{ value: '-1', text: now }, ...options.map(({ text }, index) => ({ value: `${index}`, text }))]}
      value={`${place}`}
      disabled={!own && first !== undefined && !fits(chosen, control, first.changes)}
      onChange={({ currentTarget }) => onChoose(control, options[Number(currentTarget.value)]?.changes ?? null)}
    />
  )
}
