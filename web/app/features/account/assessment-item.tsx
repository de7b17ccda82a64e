import { TextInput } from '@mantine/core'
import type { AssessmentSummary } from '@settlesg/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { formatDate, formatMonth } from '../../dates-and-money.ts'
import { ReuseAnswers } from '../assessment/draft/reuse-answers.tsx'
import { analysisPath, resultPath } from '../assessment/reference.ts'
import { useDialogOpening } from '../dialog/lazy-dialog.tsx'
import { LazyPart } from '../loading/lazy-part.tsx'
import { lazyScript } from '../loading/lazy-script.ts'
import { useAssessmentName } from './assessment-name.ts'
import classes from './assessments-section.module.css'
import form from './form.module.css'

const waitingStanding = lazyScript(() => import('./waiting-standing.tsx'))

interface AssessmentItemProps {
  assessment: AssessmentSummary
  onRenamed: (renamed: AssessmentSummary) => void
  onDelete: () => void
}

export function AssessmentItem({ assessment, onRenamed, onDelete }: AssessmentItemProps) {
  const { t, i18n } = useTranslation(['account', 'model'])
  const { isOpening, openOnceHere } = useDialogOpening()
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
    <li className={classes.item}>
      <h3 className={classes.name}>
        <Link to={resultPath(id)}>{name}</Link>
      </h3>
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {outcome?.outcome === 'waiting' && outcome.applied && (
        <LazyPart script={waitingStanding} props={{ applied: outcome.applied }} />
      )}
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
        <div className={classes.actions}>
          <Link to={analysisPath(id)} aria-label={t('assessments.detail_of', { name })}>
            {t('assessments.detail')}
          </Link>
          <button type="button" aria-label={t('assessments.rename_of', { name })} onClick={() => setIsRenaming(true)}>
            {t('assessments.rename')}
          </button>
          <ReuseAnswers assessmentId={id} look="plain" label={t('assessments.reuse_of', { name })} />
          <button
            type="button"
            aria-label={t('assessments.delete_of', { name })}
            aria-busy={isOpening}
            onClick={() => openOnceHere(onDelete)}
          >
            {t('assessments.delete')}
          </button>
        </div>
      )}
    </li>
  )
}

interface RenameFormProps {
  assessment: AssessmentSummary
  onClose: () => void
  onRenamed: (renamed: AssessmentSummary) => void
}

function RenameForm({ assessment, onClose, onRenamed }: RenameFormProps) {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const [label, setLabel] = useState(assessment.label ?? '')
  const rename = useSubmit(async () => {
    const renamed = await api.labelAssessment({ id: assessment.id, body: { label: label.trim() || null } })
    await queries.invalidateQueries({ queryKey: ['assessments'] })
    onRenamed(renamed)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void rename.submit()
  }
  return (
    <form className={form.line} onSubmit={submit} noValidate>
      <TextInput
        className={form.grow}
        label={t('assessments.new_name')}
        description={t('assessments.name_hint')}
        maxLength={60}
        autoFocus
        value={label}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <Button type="submit" isBusy={rename.isSending}>
        {t('save')}
      </Button>
      <Button look="outline" onClick={onClose}>
        {t('cancel')}
      </Button>
      <FormFailure failure={rename.failure} message={t('not_done')} />
    </form>
  )
}
