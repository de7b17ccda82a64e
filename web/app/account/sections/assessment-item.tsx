import {
  type AssessmentSummary,
  Label,
  type Month,
  monthInSingapore,
  monthsBetween,
  mostLabelCharacters,
} from '@settlesg/contract'
import { heardBy, reportedWaits } from '@settlesg/model'
import { formatDate, formatMonth, formatYears } from '@settlesg/wording'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useSetCase } from '../../assessments/assessment-queries.ts'
import { analysisPath, resultPath } from '../../assessments/reference.ts'
import { api } from '../../base/api.ts'
import { sentenceGap } from '../../base/i18n/texts.ts'
import { ReuseAnswers } from '../../case/index.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { TextInput } from '../../kit/field.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { Link } from '../../kit/link.tsx'
import { Panel } from '../../kit/panel.tsx'
import { orNull, useForm } from '../../kit/use-form.ts'

interface AssessmentItemProps {
  assessment: AssessmentSummary
  onRenamed: (renamed: AssessmentSummary) => void
  onDelete: () => void
}

export function AssessmentItem({ assessment, onRenamed, onDelete }: AssessmentItemProps) {
  const { t, i18n } = useTranslation(['account', 'model'])
  const [isRenaming, setIsRenaming] = useState(false)
  const name = useAssessmentName()(assessment)
  const { id, route, low, high, apply_month, outcome, created_at } = assessment
  const facts = [
    route && t(`model:route.${route}`),
    low !== null && high !== null ? t('assessments.range', { low, high }) : t('assessments.no_estimate'),
    t('assessments.apply_month', { month: formatMonth(apply_month, i18n.language) }),
    t('assessments.made_on', { date: formatDate(created_at, i18n.language) }),
  ]
  return (
    <Panel as="li">
      <h3>
        <Link to={resultPath(id)}>{name}</Link>
      </h3>
      <p className="muted small">{facts.filter(Boolean).join(' · ')}</p>
      {outcome?.outcome === 'waiting' && outcome.applied && <WaitingStanding applied={outcome.applied} />}
      {isRenaming ? (
        <RenameForm
          assessment={assessment}
          onClose={() => setIsRenaming(false)}
          onRenamed={(renamed) => {
            setIsRenaming(false)
            onRenamed(renamed)
          }}
        />
      ) : (
        <div className="row gap-4 small">
          <ButtonLink look="link" to={analysisPath(id)} aria-label={t('assessments.detail_of', { name })}>
            {t('assessments.detail')}
          </ButtonLink>
          <Button look="link" aria-label={t('assessments.rename_of', { name })} onClick={() => setIsRenaming(true)}>
            {t('assessments.rename')}
          </Button>
          <ReuseAnswers assessmentId={id} look="link" label={t('assessments.reuse_of', { name })} />
          <Button look="link" aria-label={t('assessments.delete_of', { name })} onClick={onDelete}>
            {t('assessments.delete')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

interface RenameFormProps {
  assessment: AssessmentSummary
  onClose: () => void
  onRenamed: (renamed: AssessmentSummary) => void
}

/** Without a name it is called by its date. */
const NewName = z.object({ label: orNull(Label) })

function RenameForm({ assessment, onClose, onRenamed }: RenameFormProps) {
  const { t } = useTranslation('account')
  const setCase = useSetCase(assessment.id)
  const form = useForm({
    schema: NewName,
    initial: { label: assessment.label ?? '' },
    texts: { label: { unprintable: 'account:assessments.unprintable', otherwise: 'account:not_done' } },
    freeText: ['label'],
    send: async (body) => {
      const renamed = await api.labelAssessment({ id: assessment.id, body })
      await setCase({ label: renamed.label })
      onRenamed(renamed)
    },
    hasFocus: true,
  })
  return (
    <form {...form.props} className="row items-end prose">
      <TextInput
        className="grow"
        label={t('assessments.new_name')}
        hint={t('assessments.name_hint')}
        maxLength={mostLabelCharacters}
        {...form.field('label')}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <Button {...form.button}>{t('save')}</Button>
      <Button look="outline" onClick={onClose}>
        {t('cancel')}
      </Button>
      <FormFailure failure={form.unexplained} message={t('not_done')} />
    </form>
  )
}

/** Of an application that was reported as waiting: where it stands among those decided in the latest years. No verdict. */
function WaitingStanding({ applied }: { applied: Month }) {
  const { t, i18n } = useTranslation('account')
  const years = reportedWaits.at(-1)?.years
  const months = monthsBetween(applied, monthInSingapore(new Date()))
  if (years === undefined || months < 0) return null
  return (
    <p className="muted small">
      {[
        t('assessments.waits', { count: months }),
        t(`assessments.heard.${heardBy(months) ?? 'few'}`, { years: formatYears(years, i18n.language) }),
        t('assessments.no_verdict'),
      ].join(sentenceGap(i18n))}
    </p>
  )
}

/** How an assessment is called: by the name that was given to it, or by its date. */
export function useAssessmentName() {
  const { t, i18n } = useTranslation('account')
  return ({ label, created_at }: Pick<AssessmentSummary, 'label' | 'created_at'>): string =>
    label ?? t('assessments.untitled', { date: formatDate(created_at, i18n.language) })
}
