import { Button } from './button.tsx'
import classes from './dialog.module.css'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  text: string
  /** What the two buttons say. */
  confirm: string
  cancel: string
  isBusy?: boolean
  /** What to say when the last try did not work. */
  failure?: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. The focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, confirm, cancel, isBusy = false, failure = null, onConfirm, onClose } = props
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <p>{text}</p>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <div className={classes.actions}>
        <Button onClick={onConfirm} isBusy={isBusy}>
          {confirm}
        </Button>
        <Button look="outline" onClick={onClose} data-autofocus>
          {cancel}
        </Button>
      </div>
    </Dialog>
  )
}
