import { type Analysis, type DatedProfile, dated } from '@settlesg/contract'
import { answerProblems, asSpouse, questionsOfSpouse, relevantAnswers, toProfile } from '@settlesg/form-logic'
import { comparison } from '@settlesg/model'
import { describeEffect } from '@settlesg/wording'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Button } from '../../kit/button.tsx'
import { More } from '../../kit/more.tsx'
import { Questions } from '../../kit/questions/questions.tsx'
import { ReuseAnswers } from '../reuse-answers.tsx'
import { applyEdits, type Edits } from '../your-answers/pending-edits.ts'
import { BeforeAndAfter } from './what-if-result.tsx'
import classes from './what-ifs.module.css'

interface SpouseAsApplicantProps {
  assessmentId: string
  profile: DatedProfile
  analysis: Analysis
}

/** The couple the other way round: asked of a pass holder whose husband or wife has a pass too, and is on the application. */
export function SpouseAsApplicant({ assessmentId, profile, analysis }: SpouseAsApplicantProps) {
  const { t, i18n } = useTranslation(['analysis', 'form', 'model'])
  const { apply_month: month, estimate } = analysis
  const [edits, setEdits] = useState<Edits>([])
  const [isAsked, setIsAsked] = useState(false)
  const known = useMemo(() => asSpouse(profile), [profile])
  const answers = useMemo(() => known && applyEdits(known, edits), [known, edits])
  const swapped = useMemo(() => {
    const spouse = answers && isAsked ? toProfile(relevantAnswers(answers, month)) : null
    return spouse && { spouse, ...comparison(onPassRoute(profile), onPassRoute(dated(spouse, month))) }
  }, [answers, isAsked, month, profile])
  if (!known || !answers || !estimate) return null

  const fields = questionsOfSpouse(answers, known, month)
  return (
    <div className="screen-only">
      <More title={t('what_ifs.swap')}>
        <p>{t('what_ifs.swap_about')}</p>
        <Questions
          className="grid gap-6 prose mt-4"
          of={fields}
          answers={answers}
          month={month}
          problems={answerProblems(answers, month)}
          isAllOptional
          idPrefix="spouse-"
          onChange={(path, value) => {
            setEdits((now) => [...now, [path, value]])
            setIsAsked(false)
          }}
          onDone={() => setIsAsked(true)}
          onRefused={() => setIsAsked(false)}
        >
          <div>
            <Button type="submit">{t('what_ifs.swap_show')}</Button>
          </div>
        </Questions>
        <div role="status" className={classes.result}>
          {swapped?.after && swapped.difference && (
            <>
              <BeforeAndAfter before={estimate} after={swapped.after} />
              <p>
                <strong>{describeEffect(asTexts(i18n), swapped.difference)}</strong>
              </p>
              <p>{t('what_ifs.swap_wider')}</p>
            </>
          )}
          {swapped?.no_estimate_reason && (
            <p>{t('what_ifs.swap_none', { reason: t(`model:no_estimate.${swapped.no_estimate_reason}.title`) })}</p>
          )}
        </div>
        {swapped?.after && (
          <div className="stack">
            <p>{t('what_ifs.swap_keep')}</p>
            <div className="row">
              <ReuseAnswers
                assessmentId={assessmentId}
                answers={{ profile: swapped.spouse, text: t('what_ifs.swap_form') }}
              />
            </div>
          </div>
        )}
      </More>
    </div>
  )
}

/** Answers can open other routes as well: a student's. Only the pass holder's takes the couple along. */
const onPassRoute = (profile: DatedProfile): DatedProfile => ({ ...profile, route: { ...profile.route, route: 'pts' } })
