import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { resultPath } from '../reference.ts'
import classes from './draft-notices.module.css'
import { Notice } from './notice.tsx'

/** Notices about the draft: another tab changed it, or it has been assessed as it is. */
export function DraftNotices({ followed, assessedAs }: { followed: boolean; assessedAs: string | null }) {
  const { t } = useTranslation(['form', 'model'])
  return (
    <div className={classes.notices}>
      <div role="status">
        {followed && (
          <Notice>
            <p>{t('changed_elsewhere')}</p>
          </Notice>
        )}
      </div>
      {assessedAs && (
        <Notice title={t('already_assessed')}>
          <p>
            <Link to={resultPath(assessedAs)}>{t('see_result')}</Link>
          </p>
          <p>{t('already_assessed_text')}</p>
        </Notice>
      )}
    </div>
  )
}
