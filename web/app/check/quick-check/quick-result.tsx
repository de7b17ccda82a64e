import facts from 'virtual:quick-facts'
import type { Month, RouteId } from '@settlesg/contract'
import {
  type Answers,
  describeSituation,
  type Field,
  isAnswered,
  quickQuestions,
  type Situation,
} from '@settlesg/form-logic'
import { describeRange, describeUsual, formatWhole, levelBasis, publisherName } from '@settlesg/wording'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts, sentenceGap } from '../../base/i18n/texts.ts'
import { Crowd, type Range } from '../../charts/crowd.tsx'
import { ShareRange, ShareTool } from '../../charts/share-buttons.tsx'
import { Button } from '../../kit/button.tsx'
import { LastChecked } from '../../kit/last-checked.tsx'
import { Link } from '../../kit/link.tsx'
import { More } from '../../kit/more.tsx'
import { answerSentences } from '../../kit/questions/sentences.ts'
import { fieldLabel } from '../../kit/questions/wording.ts'
import { SourceTitle } from '../../kit/source-title.tsx'
import { Tag } from '../../kit/tag.tsx'
import { NotCounted } from '../not-counted.tsx'
import { KeepAnswers } from './keep-answers.tsx'
import type { QuickOutcome } from './quick-outcome.ts'

interface QuickResultProps {
  answers: Answers
  outcome: QuickOutcome
  thisMonth: Month
  /** To the question at this path. */
  onChange: (path: string) => void
}

/** Both verdicts, apart: by which route one may apply, and the range of people, or why there is none. */
export function QuickResult({ answers, outcome, thisMonth, onChange }: QuickResultProps) {
  const { t } = useTranslation(['quick', 'form', 'model'])
  const { route, range, reason, assumedRefusals } = outcome
  const situation = describeSituation(answers, thisMonth)
  const answered = quickQuestions(answers, thisMonth).filter((field) => isAnswered(field, situation, thisMonth))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="row mt-5 text-m">
        {t('may.title')} <Tag tone="good">{t('may.kind')}</Tag>
      </h3>
      <Routes {...outcome} />
      {ownsBusiness(answers) && <p>{t('founder')}</p>}
      {range && route && (
        <>
          <h3 className="row mt-5 text-m">
            {t('range.title')} <Tag tone="good">{t('range.kind')}</Tag>
          </h3>
          <RangeOfPeople range={range} />
          <NotCounted paths={outcome.notCounted} />
          {assumedRefusals && <p>{t('model:assumed_refusals', assumedRefusals)}</p>}
        </>
      )}
      {outcome.ways && outcome.ways.length > 0 && <WaysToARoute ways={outcome.ways} />}
      {reason && <NoRange reason={reason} route={route} pass={answers.route.pass} />}
      <KeepAnswers answers={answers} offer={outcome.ways ? 'quiet' : range ? 'range' : 'no_range'} />
      {route && <RestsOn {...outcome} route={route} count={answered.length} />}
      <More isSmall title={t('share')}>
        <ShareTool />
        {range && route && <ShareRange range={range} route={t(`model:route.${route}`)} />}
      </More>
      <AnswerList fields={answered} {...{ situation, thisMonth, onChange }} />
    </div>
  )
}

const ownsBusiness = ({ route, work }: Answers) =>
  route.pass === 'entrepass' || work.work_status === 'self_employed' || work.work_status === 'both'

function Routes({ open, route, reason }: QuickOutcome) {
  const { t } = useTranslation(['quick', 'form', 'model'])
  if (reason === 're_entry_permit') return <p className="bold">{t('may.permit')}</p>
  const others = open.filter((one) => one !== route)
  const first = open.find((one) => one === route) ?? open[0]
  if (!first)
    return (
      <p className="bold">{t(route ? 'may.unknown' : 'may.no', { route: route ? t(`model:route.${route}`) : '' })}</p>
    )
  return (
    <>
      <p className="bold">{t('may.yes', { route: t(`model:route.${first}`) })}</p>
      {others.length > 0 && (
        <p>{t('may.also', { routes: others.map((one) => t(`model:route.${one}`)).join(t('may.separator')) })}</p>
      )}
    </>
  )
}

/** Of use to who has no route, and the way on from here: there is nothing to keep on with. */
function WaysToARoute({ ways }: { ways: NonNullable<QuickOutcome['ways']> }) {
  const { t } = useTranslation(['quick', 'form', 'model'])
  return (
    <>
      <h3 className="mt-5 text-m">{t('ways.title')}</h3>
      <ul>
        {ways.map((way) => (
          <li key={way}>{t(`ways.${way}`)}</li>
        ))}
      </ul>
    </>
  )
}

function RangeOfPeople({ range }: { range: Range }) {
  const { t, i18n } = useTranslation(['quick', 'form', 'model'])
  return (
    <>
      <p className="text-xl accent bold tabular leading-tight" data-range={`${range.low}-${range.high}`}>
        {t('range.figure', { range: describeRange(asTexts(i18n), range) })}
      </p>
      <p>{t('range.of')}</p>
      <Crowd range={range} />
    </>
  )
}

interface NoRangeProps extends Pick<QuickOutcome, 'route'>, Pick<Answers['route'], 'pass'> {
  reason: NonNullable<QuickOutcome['reason']>
}

/** Passes that open no route, each with what its holder should know. */
const passNotes = {
  work_permit: 'work_permit_note',
  dependant_pass: 'dependant_pass_note',
} as const
const hasNote = (pass: NoRangeProps['pass']): pass is keyof typeof passNotes => pass !== undefined && pass in passNotes

function NoRange({ reason, route, pass }: NoRangeProps) {
  const { t } = useTranslation(['quick', 'form', 'model'])
  const known = route === 'child' || route === 'aged_parent' ? route : null
  const body = reason === 'no_open_route' && route !== null ? 'unsettled_note' : (`no_estimate.${reason}.body` as const)
  return (
    <>
      <h3 className="row mt-5 text-m">{t(`model:no_estimate.${reason}.title`)}</h3>
      {pass === 'already_pr' && <p>{t('model:already_pr_note')}</p>}
      <p>{t(reason === 'no_open_route' && hasNote(pass) ? `model:${passNotes[pass]}` : `model:${body}`)}</p>
      {known && <p>{t(`model:known_instead.${known}`)}</p>}
      <p>
        <a href="https://www.ica.gov.sg/reside/PR" target="_blank" rel="noreferrer">
          {t('ica')}
          <span className="visually-hidden"> {t('new_tab')}</span>
        </a>
      </p>
    </>
  )
}

/** What the range rests on: the level of its route with the pages that it comes from, and why the range is so wide. */
function RestsOn({
  route,
  level,
  assumedRefusals,
  count,
}: Pick<QuickOutcome, 'level' | 'assumedRefusals'> & { route: RouteId; count: number }) {
  const { t, i18n } = useTranslation(['quick', 'form', 'model'])
  const sources = facts.find(({ routes }) => routes.includes(route))?.sources
  if (!level || !sources) return null
  const basis = levelBasis(level)
  return (
    <div className="muted small">
      <More isSmall title={t('rests.title', { basis: t(`model:basis_name.${basis}`) })}>
        <p>{t('rests.level', { usual: describeUsual(asTexts(i18n), level, assumedRefusals) })}</p>
        {level.first_time !== null && (
          <p>
            {t('rests.first', {
              first: formatWhole(level.first_time, i18n.language),
              basis: t(`model:basis_name.${level.basis}`),
            })}
            {sentenceGap(i18n)}
            {t('model:refusals_judged')}
          </p>
        )}
        <p>{t('rests.width', { asked: count })}</p>
        <p>{t(`model:basis.${basis}`)}</p>
        <ul>
          {sources.map((source) => (
            <li key={source.id}>
              <a href={source.url} target="_blank" rel="noreferrer">
                <SourceTitle source={source} />
                <span className="visually-hidden"> {t('new_tab')}</span>
              </a>
              {sentenceGap(i18n)}
              {t('rests.source', { publisher: publisherName(asTexts(i18n), source.publisher), year: source.year })}
            </li>
          ))}
        </ul>
        <LastChecked ids={sources.map(({ id }) => id)} />
        <Link to="/how-it-works/model">{t('rests.how')}</Link>
      </More>
    </div>
  )
}

interface AnswerListProps extends Pick<QuickResultProps, 'thisMonth' | 'onChange'> {
  fields: readonly Field[]
  situation: Situation
}

/** The answers so far, each with the way to change it. */
function AnswerList({ fields, situation, thisMonth, onChange }: AnswerListProps) {
  const wording = useTranslation(['form', 'model', 'quick'])
  const { t, i18n } = wording
  return (
    <More isSmall title={t('quick:answers')}>
      <ul className="plain-list">
        {fields.map((field) => (
          <li key={field.path} className="flex gap-4 items-baseline justify-between border-bottom">
            <span>{answerSentences(wording, field, situation, thisMonth).join(sentenceGap(i18n))}</span>
            <Button
              look="link"
              aria-label={t('form:check.change_of', { name: fieldLabel(wording, field.path) })}
              onClick={() => onChange(field.path)}
            >
              {t('form:check.change')}
            </Button>
          </li>
        ))}
      </ul>
    </More>
  )
}
