import { useTranslation } from 'react-i18next'
import type { Situation } from '../answers/field.ts'
import { Notice } from './notice.tsx'

/** Says early that no route seems open. The person may still go on: nothing is charged for such an answer. */
export function RouteNotice({ situation }: { situation: Situation }) {
  const { t } = useTranslation(['form', 'model'])
  const { pass, links } = situation.answers.route
  if (!pass || !links || situation.routes.length > 0) return null
  if (pass === 'already_pr')
    return (
      <Notice isLive kind="warning" title={t('pr_title')}>
        <p>{t('pr_text')}</p>
      </Notice>
    )
  return (
    <Notice isLive kind="warning" title={t('no_route_title')}>
      {pass === 'work_permit' && <p>{t('model:work_permit_note')}</p>}
      {pass === 'dependant_pass' && <p>{t('model:dependant_pass_note')}</p>}
      <p>{t('no_route_text')}</p>
    </Notice>
  )
}
