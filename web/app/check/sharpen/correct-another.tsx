import { correctableSets, type QuestionSet, type Situation } from '@settlesg/answers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { Select } from '../../kit/field.tsx'
import classes from '../check.module.css'
import { fieldLabel } from '../form/wording.ts'

interface CorrectAnotherProps {
  situation: Situation
  onChoose: (set: QuestionSet) => void
}

/** Opens any answer of the form again. */
export function CorrectAnother({ situation, onChoose }: CorrectAnotherProps) {
  const wording = useTranslation(['form', 'model', 'result'])
  const { t } = wording
  const sets = correctableSets(situation)
  const [chosen, setChosen] = useState('')
  const set = sets.find(([first]) => first === chosen)
  return (
    <details className={classes.fold}>
      <summary>{t('result:sharpen.correct')}</summary>
      <div className="stack">
        <p>{t('result:sharpen.correct_about')}</p>
        <div className="row">
          <Select
            label={t('result:sharpen.which')}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            options={[
              { value: '', text: '–' },
              ...sets.map(([first]) => ({ value: first, text: fieldLabel(wording, first) })),
            ]}
          />
          <Button look="outline" disabled={!set} onClick={() => set && onChoose(set)}>
            {t('result:sharpen.open')}
          </Button>
        </div>
      </div>
    </details>
  )
}
