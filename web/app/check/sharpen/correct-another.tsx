import { correctableSets, type QuestionSet, type Situation } from '@settlesg/answers'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import fields from '../../kit/field.module.css'
import { fieldLabel } from '../form/wording.ts'
import classes from './sharpen.module.css'

interface CorrectAnotherProps {
  situation: Situation
  onChoose: (set: QuestionSet) => void
}

/** Opens any answer of the form again. */
export function CorrectAnother({ situation, onChoose }: CorrectAnotherProps) {
  const wording = useTranslation(['form', 'model', 'result'])
  const { t } = wording
  const id = useId()
  const sets = correctableSets(situation)
  const [chosen, setChosen] = useState('')
  const set = sets.find(([first]) => first === chosen)
  return (
    <details className={classes.correct}>
      <summary>{t('result:sharpen.correct')}</summary>
      <p>{t('result:sharpen.correct_about')}</p>
      <label htmlFor={id} className={classes.pick}>
        {t('result:sharpen.which')}
      </label>
      <div className={classes.ways}>
        <select
          id={id}
          className={`${fields.control} ${fields.select}`}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value="">–</option>
          {sets.map(([first]) => (
            <option key={first} value={first}>
              {fieldLabel(wording, first)}
            </option>
          ))}
        </select>
        <Button look="outline" disabled={!set} onClick={() => set && onChoose(set)}>
          {t('result:sharpen.open')}
        </Button>
      </div>
    </details>
  )
}
