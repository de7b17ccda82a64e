import { Notifications, notifications } from '@mantine/notifications'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { Mantine } from '../../components/mantine.tsx'
import classes from './notice-list.module.css'

const noticeMs = 7_000
const colors = { success: 'jade', info: 'gray', warning: 'orange', error: 'red' } as const

export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error'
  /** Both texts come translated. */
  title?: string
  message: ReactNode
}

/** Adds a notice to the list; it goes after seven seconds. */
export function showNotice({ kind, title, message }: Notice) {
  notifications.show({
    message,
    ...(title && { title }),
    color: colors[kind],
    autoClose: noticeMs,
    withBorder: true,
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': i18next.t('close') },
  })
}

/** Where notices appear: where this stands in the page, and above dialogs. */
export default function NoticeList() {
  return (
    <Mantine>
      <Notifications
        position="top-center"
        withinPortal={false}
        zIndex={400}
        classNames={{ root: classes.list, notification: classes.notice }}
      />
    </Mantine>
  )
}
