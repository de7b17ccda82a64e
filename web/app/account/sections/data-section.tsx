import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { Button } from '../../kit/button.tsx'
import { Done } from '../../kit/done.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { mayDropFiles, saveFile } from '../../kit/save-file.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import { AccountSection } from './account-section.tsx'

const fileName = 'settlesg-my-data.json'

/** Everything that is kept about the person, as a file. */
export function DataSection() {
  const { t } = useTranslation(['account', 'translation'])
  const [isDone, setIsDone] = useState(false)
  const download = useSubmit(async () => {
    setIsDone(false)
    const text = JSON.stringify(await api.exportAccount(), null, 2)
    saveFile(fileName, new Blob([text], { type: 'application/json' }))
    setIsDone(true)
  })
  return (
    <AccountSection title={t('data.title')} about={t('data.about')}>
      <div className="stack">
        <div>
          <Button look="outline" {...download.button()}>
            {t('data.download')}
          </Button>
        </div>
        <Done>{isDone && (mayDropFiles() ? t('translation:download_begun') : t('data.done', { file: fileName }))}</Done>
        <FormFailure failure={download.failure} message={t('data.failed')} />
      </div>
    </AccountSection>
  )
}
