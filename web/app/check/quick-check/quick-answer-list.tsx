import { formatDollars, formatMonth } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { type QuickAnswers, type QuickQuestion, questionsFor } from './quick-answers.ts'
import classes from './quick-check.module.css'

/** An answer in words. */
function useQuickWords() {
  const { t, i18n } = useTranslation(['quick', 'form', 'model'])
  const list = (words: readonly string[]) => words.join(t('may.separator'))
  return (name: QuickQuestion, answers: QuickAnswers): string => {
    switch (name) {
      case 'links':
        return list(answers.links?.map((link) => t(`form:option.link.${link}`)) ?? []) || t('gate.none')
      case 'gates':
        return list(answers.gates?.map((gate) => t(`gate.${gate}`)) ?? []) || t('gate.none')
      case 'previous':
        return answers.previous ? t(`form:option.previous.${answers.previous}`) : ''
      case 'pass':
        return answers.pass ? t(`form:option.pass.${answers.pass}`) : ''
      case 'birth_month':
      case 'in_singapore_since':
        return formatMonth(answers[name] ?? '', i18n.language)
      case 'monthly_pay':
        return t('pay_a_month', { pay: formatDollars(Number(answers.monthly_pay), i18n.language) })
      case 'work_status':
        return answers.work_status ? t(`form:option.work_status.${answers.work_status}`) : ''
      case 'highest':
        return answers.highest ? t(`form:option.education.${answers.highest}`) : ''
      default:
        return t(answers[name] ? 'form:yes' : 'form:no')
    }
  }
}

interface QuickAnswerListProps {
  answers: QuickAnswers
  onChange?: (question: QuickQuestion) => void
}

/** The answers that were given, each with the way to change it. */
export function QuickAnswerList({ answers, onChange }: QuickAnswerListProps) {
  const { t } = useTranslation(['quick', 'form', 'model'])
  const words = useQuickWords()
  const given = questionsFor(answers).filter((name) => answers[name] !== undefined)
  const list = (
    <dl className={classes.answers}>
      {given.map((name) => (
        <div key={name}>
          <dt>{t(`name.${name}`)}</dt>
          <dd>{words(name, answers)}</dd>
          {onChange && (
            <dd>
              <button type="button" className={classes.back} onClick={() => onChange(name)}>
                {t('change')}
                <span className="visually-hidden">{t('change_of', { name: t(`name.${name}`) })}</span>
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
  if (!onChange) return list
  return (
    <details className={classes.given}>
      <summary>{t('answers')}</summary>
      {list}
    </details>
  )
}
