import { addDays, type DatedProfile, type Day, documentStates } from '@settlesg/contract'
import { formatDay, paperName, paperOwner, sentences } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { Button } from '../../kit/button.tsx'
import { Select } from '../../kit/field.tsx'
import { Callout } from '../../kit/panel.tsx'
import shared from '../case.module.css'
import classes from './analysis.module.css'
import type { AnswerAutosave } from './answer-autosave.ts'
import type { Paper, PaperOwner, PaperState } from './checklist.ts'

interface PapersProps {
  owners: readonly PaperOwner[]
  family: DatedProfile['family']
  submission: Day
  state: AnswerAutosave['state']
  onTick: (paper: Paper, state: PaperState) => void
  onRetry: () => void
}

/** Every paper of every person, to be ticked; what must be fresh on the day says from which day on. */
export function Papers({ owners, family, submission, state, onTick, onRetry }: PapersProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form'])
  const hasLocal = owners.some(({ papers }) => papers.some(({ isAnswer }) => !isAnswer))
  return (
    <>
      <p>{sentences(i18n, t('papers.about'), hasLocal ? t('papers.about_others') : '')}</p>
      {owners.map((owner) => {
        const always = owner.papers.filter(({ required }) => required === 'always')
        const optional = owner.papers.filter(({ required }) => required !== 'always')
        const name = paperOwner(asTexts(i18n), owner, family)
        return (
          <div key={name}>
            <h3 className={shared.person}>
              {name}{' '}
              <span className={classes.count}>
                {t('papers.count', {
                  have: owner.papers.filter((paper) => paper.state === 'have').length,
                  all: owner.papers.filter((paper) => paper.state !== 'not_applicable').length,
                })}
              </span>
            </h3>
            <PaperList papers={always} {...{ family, submission, onTick }} />
            {optional.length > 0 && (
              <>
                <h4 className="muted small">{t('papers.optional')}</h4>
                <PaperList papers={optional} {...{ family, submission, onTick }} />
              </>
            )}
          </div>
        )
      })}
      <div role="status" className={classes.state}>
        {state === 'failed' ? (
          <Callout kind="warning">
            <p>{t('papers.failed')}</p>
            <Button size="sm" onClick={onRetry}>
              {t('papers.retry')}
            </Button>
          </Callout>
        ) : (
          state !== 'idle' && <p className="muted small">{t(`papers.${state}`)}</p>
        )}
      </div>
    </>
  )
}

interface PaperListProps extends Pick<PapersProps, 'family' | 'submission' | 'onTick'> {
  papers: readonly Paper[]
}

const PaperList = ({ papers, ...rest }: PaperListProps) => (
  <ul className={shared.lines}>
    {papers.map((paper) => (
      <PaperItem key={paper.place} paper={paper} {...rest} />
    ))}
  </ul>
)

function PaperItem({ paper, family, submission, onTick }: Omit<PaperListProps, 'papers'> & { paper: Paper }) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form'])
  const { place, state, why, window, valid_for_days, translation, basis } = paper
  const name = paperName(asTexts(i18n), paper, family)
  const day = (text: Day) => formatDay(text, i18n.language)
  const facts = [
    window && textNamed(i18n, `advice:document_window.${window}`),
    valid_for_days !== null &&
      t('papers.dated', { date: day(addDays(submission, -valid_for_days)), submission: day(submission) }),
    translation && t('advice:document_notes.translation'),
  ].filter((fact) => typeof fact === 'string')
  return (
    <li className={classes.paper} data-paper={place} data-state={state}>
      <label className={shared.tick}>
        <input
          type="checkbox"
          checked={state === 'have'}
          onChange={({ currentTarget }) => onTick(paper, currentTarget.checked ? 'have' : 'unknown')}
        />
        <span>{name}</span>
      </label>
      {facts.length > 0 && <p className="muted small">{facts.join(' · ')}</p>}
      <details className={`${shared.more} small`}>
        <summary>
          {state === 'can_get' || state === 'missing' || state === 'not_applicable'
            ? t('labelled', { label: t(`advice:document_state.${state}`), text: t('papers.why') })
            : t('papers.why')}
          <span className="visually-hidden">{t('of', { name })}</span>
        </summary>
        <p>{textNamed(i18n, `advice:document_why.${why}`)}</p>
        <Select
          className={classes.where}
          label={
            <>
              {t('papers.where')}
              <span className="visually-hidden">{t('of', { name })}</span>
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
        <p>{t('labelled', { label: t('papers.basis'), text: t(`advice:document_basis.${basis}`) })}</p>
      </details>
    </li>
  )
}
