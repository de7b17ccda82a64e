import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { AccountSection } from './account-section.tsx'
import classes from './form.module.css'

const fileName = 'settlesg-my-data.json'

/** Everything that is kept about the person, as a file. */
export function DataSection() {
  const { t } = useTranslation('account')
  const [isDone, setIsDone] = useState(false)
  const download = useSubmit(async () => {
    setIsDone(false)
    saveFile(JSON.stringify(await api.exportAccount(), null, 2))
    setIsDone(true)
  })
  return (
    <AccountSection title={t('data.title')} about={t('data.about')}>
      <div className={classes.block}>
        <Button look="outline" isBusy={download.isSending} onClick={() => void download.submit()}>
          {t('data.download')}
        </Button>
        <p role="status" className={classes.done}>
          {isDone && t('data.done', { file: fileName })}
        </p>
        <FormFailure failure={download.failure} message={t('data.failed')} />
      </div>
    </AccountSection>
  )
}

/** By a link that is pressed at once: the call needs the token, so no address leads to the file. */
function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
