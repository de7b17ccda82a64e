import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { useDialogOpening } from '../../dialog/lazy-dialog.tsx'
import { LazyPart } from '../../loading/lazy-part.tsx'
import { lazyScript } from '../../loading/lazy-script.ts'
import { useOpening } from '../../loading/use-opening.ts'
import classes from './form-tools.module.css'

const example = lazyScript(() => import('../example/example-dialog.tsx'))

/** Below every step: where the answers are kept, an example of a result, and the way to an empty form. */
export function FormTools({ onStartAgain }: { onStartAgain: () => void }) {
  const { t } = useTranslation(['form', 'model'])
  const [opened, setOpened] = useState<'example' | 'start_again' | null>(null)
  const toExample = useOpening(example)
  const toStart = useDialogOpening()
  // Kept once it was shown, to give the focus back when it closes.
  const [hasShown, setHasShown] = useState(false)
  const showExample = () => {
    setHasShown(true)
    setOpened('example')
  }
  const close = () => setOpened(null)
  return (
    <aside className={classes.tools}>
      <p>{t('kept_here')}</p>
      <p className={classes.actions}>
        <button type="button" aria-busy={toExample.isOpening} onClick={() => toExample.openOnceHere(showExample)}>
          {t('example.open')}
        </button>
        <button
          type="button"
          aria-busy={toStart.isOpening}
          onClick={() => toStart.openOnceHere(() => setOpened('start_again'))}
        >
          {t('start_again')}
        </button>
      </p>
      {hasShown && <LazyPart script={example} props={{ isOpen: opened === 'example', onClose: close }} />}
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
