import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExampleDialog } from '../../case/index.ts'
import { Button } from '../../kit/button.tsx'
import { ConfirmDialog } from '../../kit/dialog.tsx'

/** Below every step: where the answers are kept, an example of a result, and the way to an empty form. */
export function FormTools({ onStartAgain }: { onStartAgain: () => void }) {
  const { t } = useTranslation(['form', 'model'])
  const [opened, setOpened] = useState<'example' | 'start_again' | null>(null)
  const close = () => setOpened(null)
  return (
    <aside className="stack mt-7 pt-4 muted small border-top">
      <p>{t('kept_here')}</p>
      <p className="row">
        <Button look="link" onClick={() => setOpened('example')}>
          {t('example.open')}
        </Button>
        <Button look="link" onClick={() => setOpened('start_again')}>
          {t('start_again')}
        </Button>
      </p>
      <ExampleDialog isOpen={opened === 'example'} onClose={close} />
      <ConfirmDialog
        isOpen={opened === 'start_again'}
        title={t('start_again_title')}
        text={t('start_again_text')}
        confirm={t('start_again_confirm')}
        cancel={t('cancel')}
        onClose={close}
        onConfirm={() => {
          close()
          onStartAgain()
        }}
      />
    </aside>
  )
}
