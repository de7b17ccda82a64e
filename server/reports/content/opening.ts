import {
  answerInShort,
  computeMovement,
  describeMayApply,
  describeUsual,
  groupedReasons,
  hiddenRest,
  namedReasons,
  reasonSentence,
  signedPeople,
  whyOfWidth,
} from '@settlesg/wording'
import { describePlan } from './plan.ts'
import { describeFinding, levelRange, type Report, requireEstimate } from './report.ts'

/** What this is, whose it is not, and how to check it. */
export function describeCover(report: Report) {
  const { t, product, analysis, number, issuedOn, label, isExample, verifyAddress } = report
  const rows = [
    [t('cover.route'), describeFinding(report).route],
    [t('cover.apply_month'), report.month(analysis.apply_month)],
    ...(isExample ? [[t('cover.person'), t('example_about')]] : []),
    ...(label === null ? [] : [[t('cover.label'), label]]),
    [t('cover.issued'), report.day(issuedOn)],
    [t('cover.number'), number],
    [t('cover.model'), analysis.model_version],
  ]
  return {
    product,
    title: t('title'),
    subtitle: t('subtitle'),
    rows,
    independent_title: t('cover.independent_title'),
    independent: t('cover.independent', { product }),
    verify: t('cover.verify', { product, address: verifyAddress }),
    contents: t('contents'),
  }
}

const firstSteps = 3

/** Both verdicts, readable alone in a minute. */
export function describeAnswer(report: Report) {
  const { t, analysis } = report
  const estimate = requireEstimate(report)
  const { low, high, mid } = estimate
  const route = levelRange(report)
  const usual = describeUsual(report, estimate.base, analysis.assumed_refusals)
  const why = whyOfWidth(estimate, analysis.width)
  const verdict = describeFinding(report)
  const rest = 100 - high
  return {
    title: t('answer.title'),
    may: t('answer.may'),
    rule: t('result:answer.rule'),
    may_answer: describeMayApply(report, analysis, report.profile.route.pass),
    may_unknown:
      verdict.unknown.length > 0 ? t('answer.may_unknown', { conditions: verdict.unknown.join(report.semicolon) }) : '',
    short: answerInShort(report, analysis),
    strong: t('answer.strong'),
    estimate: t('result:answer.estimate'),
    range: report.range({ low, high }),
    of_hundred: t('of_hundred'),
    people: {
      low,
      mid,
      high,
      middle: t('translation:crowd.middle', { middle: mid }),
      alt: t('translation:crowd.picture', { low, between: high - low, rest, middle: mid }),
      legend: [
        { kind: 'solid', text: `${low} ${t('translation:crowd.low')}` },
        { kind: 'hatched', text: `${high - low} ${t('translation:crowd.between')}` },
        { kind: 'outline', text: `${rest} ${t('translation:crowd.rest')}` },
        { kind: 'middle', text: t('translation:crowd.middle_about', { middle: mid }) },
      ],
    },
    route: {
      ...route,
      name: usual,
      middle: t('translation:crowd.middle', { middle: route.mid }),
      alt: t('answer.route_alt', { usual, mid: route.mid }),
    },
    why: why ? t(`result:answer.why.${why}`) : '',
    assumed: analysis.assumed_refusals ? t('model:assumed_refusals', { ...analysis.assumed_refusals }) : '',
    way: describeWay(report),
    next: {
      title: t('answer.next'),
      lines: describePlan(report)
        .steps.slice(0, firstSteps)
        .map(({ title, days }) => ({ title, days })),
    },
    issued: report.day(report.issuedOn),
  }
}

/** From the level of the route by ICA's six groups to the middle, with the person's own figures. */
function describeWay(report: Report) {
  const { t, analysis } = report
  const estimate = requireEstimate(report)
  const { refusal, from, to, limited } = computeMovement(estimate, analysis.factors)
  const groups = groupedReasons(estimate, analysis.factors).map((sum) => {
    const { group, people, absent, reasons } = sum
    const named = namedReasons(reasons, analysis.factors)
    const rest = hiddenRest({ ...sum, named })
    return {
      name: t(`model:group.${group}`),
      people: absent ? 0 : people,
      text: absent ? '–' : signedPeople(people),
      lines: [
        ...named.map((reason) => ({ sentence: reasonSentence(report, reason), people: signedPeople(reason.people) })),
        ...(rest
          ? [
              {
                sentence: t(rest.factor ? `result:reasons.others.${rest.factor}` : 'result:reasons.rest'),
                people: signedPeople(rest.people),
              },
            ]
          : []),
      ],
    }
  })
  return {
    title: t('result:reasons.title'),
    about: t('result:reasons.about'),
    before: refusal
      ? [
          { name: t('result:groups.first_time'), text: String(refusal.first) },
          {
            name: t(analysis.assumed_refusals ? 'result:groups.refusals_averaged' : 'result:groups.refused'),
            text: signedPeople(refusal.people),
          },
        ]
      : [],
    from: { name: t('result:groups.base'), text: String(from) },
    groups,
    limited: limited === 0 ? null : { name: t('result:groups.limited'), text: signedPeople(limited) },
    to: { name: t('result:groups.middle'), text: String(to) },
  }
}
