import type { Estimate, Outlook } from '@settlesg/contract'
import { adviceWithoutEstimate, advise, countPapers } from '@settlesg/model'
import { describeHelp, describePlace, describeRefusal, describeTiming } from '../answer-in-short.ts'
import { questionLabel } from '../answers.ts'
import { formatDay, formatMonth } from '../dates-and-money.ts'
import { describeEffect } from '../effect.ts'
import { leadingReasons, type Sized } from '../movement.ts'
import { adviceStepText, nextStepText } from '../next-step.ts'
import { consistencySentence } from '../notes.ts'
import { describeUsual, isOpenEnded, whoseLevel } from '../people.ts'
import { factorName, reasonSentence } from '../reasons.ts'
import { midSentence, type Texts, type Values } from '../texts.ts'
import { describeMayApply, describeWidth, whyOfWidth } from '../verdict.ts'
import { groupWhatIfs, whatIfName } from '../what-ifs.ts'
import type { SupportedClaim } from './sentence-writer.ts'
import type { WordedCase } from './shapes.ts'

/*
 * What can be claimed of a case, by kind: `rule`, `condition` and `route` (certain), `estimate`, `level` and `line` (the
 * model), `open` and `note` (the answers), `step`, `date`, `what_if`, `papers` and `plan` (advice), `fact` (what holds for
 * everyone). Numbers and sentences are those of the rest of this package.
 */

const claim = (id: string, text: string, values: Values = {}): SupportedClaim => ({ id, text, values })

export const supportedClaims = (texts: Texts, worded: WordedCase): SupportedClaim[] => [
  ...claimsOfRule(texts, worded),
  ...(worded.outlook.estimate ? claimsOfEstimate(texts, worded.outlook, worded.outlook.estimate) : []),
  ...claimsOfAdvice(texts, worded),
  ...claimsOfOpened(texts, worded),
  ...facts(texts, worded.outlook),
]

/** May they apply: the route in question with its conditions, and every route that there is. */
function claimsOfRule(texts: Texts, { outlook, profile }: WordedCase): SupportedClaim[] {
  const { t } = texts
  const verdict = outlook.routes.find(({ route }) => route === outlook.route)
  const may = describeMayApply(texts, outlook, profile.route.pass)
  return [
    claim('rule:may_apply', may, { may }),
    ...(verdict?.conditions ?? []).map(({ id, met }) => {
      const condition = t(`model:condition.${id}`)
      const key = met === null ? 'why_unknown' : met ? 'why_met' : 'why_unmet'
      return claim(`condition:${id}`, t(met ? 'case-words:claim.met' : `result:condition.${key}`, { condition }), {
        condition: midSentence(condition),
      })
    }),
    ...outlook.routes.map(({ route }) => {
      const name = t(`model:route.${route}`)
      return claim(`route:${route}`, name, { route: midSentence(name) })
    }),
  ]
}

function claimsOfEstimate(texts: Texts, outlook: Outlook, estimate: Estimate): SupportedClaim[] {
  const { t, language } = texts
  const { low, mid, high, base } = estimate
  const month = formatMonth(outlook.apply_month, language)
  const level = Math.round(base.value)
  const usual = describeUsual(texts, base, outlook.assumed_refusals)
  const why = whyOfWidth(estimate, outlook.width)
  const { up, down } = leadingReasons(estimate, outlook.reasons)
  const refusal = describeRefusal(texts, outlook)
  return [
    claim('estimate:range', t(isOpenEnded(estimate) ? 'result:range.words_over' : 'result:range.words', { low, high })),
    claim('estimate:mid', t('case-words:claim.mid', { mid }), { mid }),
    claim('estimate:month', t('result:apply_month', { month }), { month }),
    claim('estimate:place', describePlace(texts, estimate, [])),
    ...(refusal ? [claim('estimate:refusal', refusal)] : []),
    claim('level:range', usual, { usual }),
    claim('level:mid', t(`case-words:claim.level.${whoseLevel(base, outlook.assumed_refusals)}`, { level }), { level }),
    ...(why ? [claim('estimate:why_width', t(`result:answer.why.${why}`))] : []),
    ...(outlook.width ? [claim('estimate:width', describeWidth(texts, outlook.width))] : []),
    ...up.map((reason) => lineOf(texts, reason, 'more')),
    ...down.map((reason) => lineOf(texts, reason, 'fewer')),
    ...(outlook.reasons.length === 0 ? [claim('estimate:no_reasons', t('result:reasons.none'))] : []),
    ...(up.length === 0 ? [claim('estimate:nothing_for', t('case-words:why.nothing_for'))] : []),
    ...(down.length === 0 ? [claim('estimate:nothing_against', t('case-words:why.nothing_against'))] : []),
    ...outlook.open_questions.map(({ path }) => {
      const question = questionLabel(texts, path)
      return claim(`open:${path}`, t('case-words:claim.open', { question }), { question })
    }),
    ...(outlook.assumed_refusals
      ? [claim('estimate:assumed_refusals', t('model:assumed_refusals', { ...outlook.assumed_refusals }))]
      : []),
    ...(outlook.timing ? [claim('estimate:timing', describeTiming(texts, outlook.timing))] : []),
    claim('estimate:help', describeHelp(texts, outlook)),
  ]
}

/** A line of the model: the person's own answer, and how many of 100 it adds or takes. */
function lineOf(texts: Texts, reason: Sized, way: 'more' | 'fewer'): SupportedClaim {
  const values = {
    factor: midSentence(factorName(texts, reason.factor)),
    answer: midSentence(reasonSentence(texts, reason)),
    people: Math.abs(reason.people),
  }
  return claim(`line:${reason.factor}`, texts.t(`case-words:claim.line_${way}`, values), values)
}

/** What the rules advise: today's step, what does not fit; without an estimate every step, date and note. */
function claimsOfAdvice(texts: Texts, { outlook, profile, today, step }: WordedCase): SupportedClaim[] {
  const { t, language } = texts
  const instead = adviceWithoutEstimate(profile, { today })
  const advice = instead ?? advise(profile, outlook.route)
  return [
    ...(step ? [claim('step:today', nextStepText(texts, step))] : []),
    ...(instead?.next_steps ?? []).map((one) => claim(`step:${one.id}`, adviceStepText(texts, one))),
    ...(instead?.dates ?? []).map(({ id, month }) => {
      const values = { month: formatMonth(month, language) }
      return claim(`date:${id}`, t(`advice:date.${id}`, values), values)
    }),
    ...(instead?.pass_note ? [claim('rule:pass_note', t(`model:${instead.pass_note}`))] : []),
    ...advice.consistency
      .filter(({ severity }) => severity === 'fix')
      .map((note, place) => claim(`note:${note.id}.${place}`, consistencySentence(texts, note))),
    ...(advice.reapplication
      ? [claim('note:again', t(`advice:reapplication_advice.${advice.reapplication.advice}`))]
      : []),
  ]
}

/** What an analysis adds. */
function claimsOfOpened(texts: Texts, { opened }: WordedCase): SupportedClaim[] {
  if (!opened) return []
  const { have, all } = countPapers(opened.documents)
  const { submission, applyMonth } = opened.days
  const [date, month] = [formatDay(submission, texts.language), formatMonth(applyMonth, texts.language)]
  const isSameMonth = submission.startsWith(applyMonth)
  return [
    ...groupWhatIfs(opened.what_ifs).clear.map(({ id, difference }) => {
      const values = { change: midSentence(whatIfName(texts, id)), effect: describeEffect(texts, difference) }
      return claim(`what_if:${id}`, texts.t('case-words:claim.what_if', values), values)
    }),
    ...(all > 0
      ? [claim('papers:count', texts.t(`case-words:next.papers${have === 0 ? '_none' : ''}`, { have, all }))]
      : []),
    claim(
      'plan:submission',
      texts.t(isSameMonth ? 'case-words:next.submission' : 'analysis:plan.other_day', { date, month }),
    ),
  ]
}

/** What holds for everyone, on this route or at all. */
function facts(
  { t, exists }: Texts,
  { estimate, route, routes, not_weighed, no_estimate_reason: reason, waiting }: Outlook,
) {
  const known = `model:known_instead.${route}`
  const isOpen = routes.find((one) => one.route === route)?.open
  const why = reason === 'no_open_route' ? (isOpen === null ? 'unsettled' : 'no_open_route') : reason
  return [
    ...(why ? [claim('fact:no_estimate', t(`case-words:why.no_estimate.${why}`))] : []),
    ...(exists(known) ? [claim('fact:known_instead', t(known))] : []),
    ...not_weighed.map((answer) => claim(`fact:not_weighed.${answer}`, t(`result:not_weighed.${answer}`))),
    claim('fact:not_which', t('case-words:unknown.not_which')),
    claim('fact:whole_case', t('model:limits.whole_case')),
    claim('fact:waiting', t(`model:waiting.${waiting.note}`)),
    claim('fact:honest', t('advice:honest')),
    claim('fact:independent', t(estimate ? 'model:independent' : 'model:independent_no_estimate')),
  ]
}
