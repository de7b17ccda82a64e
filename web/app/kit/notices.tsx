import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { currentNotices, dismissNotice, onNotices } from '../base/notices/notify.ts'
import { CloseButton, useTopDialog } from './dialog.tsx'
import classes from './notices.module.css'

const noticeMs = 7_000
// The very list that it begins with: another empty one would count as a change when the page wakes.
const none = currentNotices()

/** Where notices appear: here, and inside an open dialog, since nothing outside one can be pressed or is read out. */
export function Notices() {
  const notices = useSyncExternalStore(onNotices, currentNotices, () => none)
  const dialog = useTopDialog()
  if (notices.length === 0) return null
  const list = (
    <div className={`screen-only ${classes.list} sticky mx-auto`} data-over-dialog={dialog !== null}>
      {notices.map((notice) => (
        <Notice key={notice.id} {...notice} />
      ))}
    </div>
  )
  return dialog ? createPortal(list, dialog) : list
}

/** Goes after seven seconds, or that long after the pointer or the focus has left it. */
function Notice({ id, kind, title, message }: (typeof none)[number]) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissNotice(id), noticeMs)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press, only time to read for whoever points at it
    <div
      className={`${classes.notice} flex items-center justify-between gap-3 mt-3 small bg-card border rounded`}
      data-notice={kind}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className="min-w-0">
        {title && <strong>{title}</strong>}
        <div>{message}</div>
      </div>
      <CloseButton onClick={() => dismissNotice(id)} />
    </div>
  )
}
