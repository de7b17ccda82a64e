import type { Outlook } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../../i18n/text-named.ts'
import classes from './answer-card.module.css'
import { EstimateVerdict } from './estimate-verdict.tsx'
import { ruleVerdict } from './rule-verdict.ts'
import { Verdict } from './verdict.tsx'

interface AnswerCardProps {
  outlook: Pick<Outlook, 'routes' | 'route' | 'estimate' | 'no_estimate_reason' | 'width'>
}

/** Both answers on one card, readable without scrolling: may you apply (a rule), and how strong it is (an estimate). */
export function AnswerCard({ outlook }: AnswerCardProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { estimate, no_estimate_reason, width, route } = outlook
  const { key, standing } = ruleVerdict(outlook)
  const isPr = key === 'already_pr'
  return (
    <div className={classes.card} data-standing={standing}>
      <Verdict title={t('routes.title')} kind={t('answer.rule')}>
        <p className={classes.rule}>
          <Mark standing={standing} />
          <span>
            {key === 'unknown' && route
              ? t('answer.may_depends', { route: t(`model:route.${route}`) })
              : textNamed(i18n, `result:answer.may.${key}`)}
          </span>
        </p>
      </Verdict>
      {estimate && <EstimateVerdict estimate={estimate} width={width} />}
      {no_estimate_reason && !isPr && (
        <Verdict title={t('range.title')} kind={t('answer.no_estimate')}>
          <p className={classes.none}>{t(`model:no_estimate.${no_estimate_reason}.title`)}</p>
        </Verdict>
      )}
    </div>
  )
}

const drawings = {
  open: 'm6 12.5 4 4 8-9',
  closed: 'm7 7 10 10m0-10-10 10',
  unknown: 'M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .9-1 1.7m0 3v.3',
}

function Mark({ standing }: { standing: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 24 24" className={classes.mark} data-standing={standing} aria-hidden="true">
      <path d={drawings[standing]} />
    </svg>
  )
}
