import type { Factor } from '@settlesg/contract'
import { formatDollars } from '@settlesg/contract/dates-and-money'
import type { Report } from './report.ts'

type Figures = NonNullable<Factor['answer']>

/** A span of months in years and months: "5 years 3 months". */
function spanSaid({ say, count }: Pick<Report, 'say' | 'count'>, months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const inYears = count('years_and_months.years', years)
  const inMonths = count('years_and_months.months', rest)
  if (years === 0) return inMonths
  return rest === 0 ? inYears : say('years_and_months.both', { years: inYears, months: inMonths })
}

/** The person's own answer behind a factor, in words; says so where there is none or it does not concern them. */
export function answerSaid(report: Report, { factor, answer, answered }: Factor): string {
  if (!answered || answer === null) return report.say('factors.not_answered')
  return wordsOf(report, factor, answer) ?? report.say('said.does_not_apply')
}

function wordsOf(report: Report, factor: string, answer: Figures): string | null {
  const { say, count } = report
  const number = (name: string) => (typeof answer[name] === 'number' ? answer[name] : null)
  const option = (name: string, texts: string = name) =>
    answer[name] === undefined ? null : say(`form:option.${texts}.${answer[name]}`)
  const money = (amount: number) => formatDollars(amount, report.language)
  const months = number('months')
  const span = months === null ? null : spanSaid(report, months)
  switch (factor) {
    case 'citizen_spouse':
      return option('spouse_status') ?? option('marital_status')
    case 'citizen_child': {
      const children = number('children')
      if (children === null) return null
      if (children === 0) return say('said.children_none')
      return say('said.children', {
        children,
        citizens: number('citizens') ?? 0,
        permanent_residents: number('permanent_residents') ?? 0,
      })
    }
    case 'relatives':
      return number('relatives') === null ? null : say(`said.relatives_${Math.min(2, number('relatives') ?? 0)}`)
    case 'marriage_length':
      return span ?? say('said.not_married')
    case 'work':
      return option('work_status')
    case 'pay': {
      const [pay, bonus] = [number('monthly_pay'), number('variable_pay_12m')]
      if (pay === null) return option('work_status')
      return bonus
        ? say('said.pay_and_bonus', { amount: money(pay), bonus: money(bonus) })
        : say('said.pay', { amount: money(pay) })
    }
    case 'tax_record': {
      const [given, possible, latest] = [number('given') ?? 0, number('possible') ?? 0, number('latest')]
      return latest === null
        ? say('said.tax_none', { given, possible })
        : say('said.tax', { given, possible, latest: money(latest) })
    }
    case 'gap':
      return months === 0 ? say('said.gap_none') : span
    case 'employers':
      return number('employers') === null ? null : count('said.employers', number('employers') ?? 0)
    case 'singapore_award':
      return answer.awarded_in_singapore === undefined ? null : say(`said.awarded_${answer.awarded_in_singapore}`)
    case 'rooted_family':
      return familySaid(report, answer)
    case 'local_school': {
      const children = number('children')
      return children ? say('said.local', { children, local: number('local') ?? 0 }) : say('said.children_none')
    }
    case 'spouse_means': {
      const [work, pay] = [option('sponsor_work', 'sponsor_work_status'), number('monthly_pay')]
      if (pay === null) return work
      const amount = money(pay)
      return work === null ? say('said.pay', { amount }) : say('said.sponsor_pay', { work, amount })
    }
    case 'schooling': {
      const [schooling, years] = [option('schooling_here', 'schooling'), number('schooling_years')]
      if (schooling === null || !years) return schooling
      return say('said.schooling', { schooling, years: count('years_and_months.years', years) })
    }
    case 'pass_type':
      return option('pass')
    case 'education':
      return option('highest', 'education')
    case 'spouse_education':
      return option('spouse_education', 'education')
    case 'time_here':
      return option('away_5y')
    case 'occupation':
      return option('occupation')
    default:
      return span
  }
}

function familySaid({ say, count, list }: Report, { spouse, children }: Figures): string {
  const included = [
    ...(spouse === true ? [say('said.with_spouse')] : []),
    ...(typeof children === 'number' && children > 0 ? [count('said.with_children', children)] : []),
  ]
  return included.length > 0 ? list(included) : say('said.alone')
}
