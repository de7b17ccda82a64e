import {
  type ButtonHTMLAttributes,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { makeListeners } from '../base/listeners.ts'
import { Button } from './button.tsx'
import classes from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  isOpen: boolean
  /** Escape, the cross and a press beside it. It stays open until `isOpen` says otherwise. */
  onClose: () => void
  /** Comes translated. */
  title: string
  /** Is in the page only while the dialog is open. What carries `data-autofocus` takes the focus, else the cross. */
  children: ReactNode
}

/** A modal dialog over the page: 400 px, or 80 % of a screen of at most 768 px. The focus comes back when it closes. */
export function Dialog({ isOpen, ...frame }: DialogProps) {
  return isOpen && <Frame {...frame} look="middle" />
}

interface SidePanelProps extends DialogProps {
  /** 378 or 736 px, or the whole of a narrower window. */
  size?: 'normal' | 'large'
}

/** The same at the right edge of the window, to show something beside the page instead of leaving it. */
export function SidePanel({ isOpen, size = 'normal', ...frame }: SidePanelProps) {
  return isOpen && <Frame {...frame} look={size} />
}

interface MenuPanelProps {
  id: string
  ref: RefObject<HTMLDialogElement | null>
  title: string
  children: ReactNode
}

/** The menu, at the right edge: 300 px, or half of a narrow screen. It opens and closes by HTML alone, before any script. */
export function MenuPanel({ id, ref, title, children }: MenuPanelProps) {
  useLayoutEffect(() => noteWhetherOpen(ref.current), [ref])
  const titleId = `${id}-title`
  return (
    <dialog
      id={id}
      ref={ref}
      className={dialogLook}
      data-look="menu"
      aria-labelledby={titleId}
      {...{ closedby: 'any' }}
      // For browsers that do not know `closedby` yet.
      onPointerDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      onToggle={({ currentTarget }) => noteWhetherOpen(currentTarget)}
    >
      <Box titleId={titleId} title={title} closing={commands('close', id, () => ref.current?.close())}>
        {children}
      </Box>
    </dialog>
  )
}

/** What makes a button open the menu: by its attributes, and by script in a browser that does not know them yet. */
export const opensMenuPanel = (id: string, ref: MenuPanelProps['ref']) => ({
  'aria-haspopup': 'dialog' as const,
  ...commands('show-modal', id, () => ref.current?.showModal()),
})

/** Attributes that React's types do not know yet, and some browsers neither: for these, `otherwise`. */
const commands = (command: 'show-modal' | 'close', commandfor: string, otherwise: () => void) => ({
  command,
  commandfor,
  onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) => 'command' in currentTarget || otherwise(),
})

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  text: string
  confirm: string
  cancel: string
  isBusy?: boolean
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
        <p role="alert" className="failure">
          {failure}
        </p>
      )}
      <div className={`row ${classes.actions}`}>
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

const dialogLook = `${classes.dialog} p-0 ink bg-card border rounded`

/** What is open now, the topmost last. */
let open: readonly HTMLDialogElement[] = []
const listeners = makeListeners()

function setOpen(now: typeof open) {
  open = now
  listeners.call()
}

/** For a dialog that the browser opens and closes by itself. */
function noteWhetherOpen(dialog: HTMLDialogElement | null) {
  const others = open.filter((one) => one !== dialog)
  setOpen(dialog?.open ? [...others, dialog] : others)
}

/** The dialog that lies over everything else: the only place where something can be shown and pressed while it is open. */
export const useTopDialog = () =>
  useSyncExternalStore(
    listeners.subscribe,
    () => open.at(-1) ?? null,
    () => null,
  )

function Frame({ onClose, title, look, children }: Omit<DialogProps, 'isOpen'> & { look: string }) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    setOpen([...open, element])
    return () => {
      setOpen(open.filter((one) => one !== element))
      // Before it leaves the page: that gives the focus back to where it was.
      element.close()
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Otherwise the browser would close it by itself.
    event.preventDefault()
    onClose()
  }

  /** Some browsers close it whatever we say, as on a second Back of a phone. Where it has to stay, it comes back. */
  const onClosed = () => {
    if (dialog.current?.open) return
    onClose()
    setTimeout(() => {
      if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal()
    })
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={dialogLook}
      data-look={look}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClosed}
      onMouseDown={({ target }) => {
        isPressedBeside.current = target === dialog.current
      }}
      onClick={({ target }) => {
        if (isPressedBeside.current && target === dialog.current) onClose()
      }}
    >
      <Box titleId={titleId} title={title} closing={{ onClick: onClose }}>
        {children}
      </Box>
    </dialog>,
    document.body,
  )
}

interface BoxProps {
  titleId: string
  title: string
  closing: ComponentProps<typeof CloseButton>
  children: ReactNode
}

function Box({ titleId, title, closing, children }: BoxProps) {
  return (
    <div className={classes.box}>
      <div className={`${classes.head} sticky flex items-center justify-between gap-2 bg-card`}>
        <h2 id={titleId} className="min-w-0 break-anywhere">
          {title}
        </h2>
        <CloseButton {...closing} />
      </div>
      <div className={`stack ${classes.content}`}>{children}</div>
    </div>
  )
}

/** The cross of a dialog and of a notice. */
export function CloseButton(button: ButtonHTMLAttributes<HTMLButtonElement>) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={`${classes.close} grid place-center flex-none min-h-11 p-0 muted bg-none border-0 rounded pointer`}
      aria-label={t('close')}
      {...button}
    >
      <Icon name="cross" />
    </button>
  )
}
