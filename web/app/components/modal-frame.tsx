import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Mantine } from './mantine.tsx'
import classes from './modal-frame.module.css'
import { useOpensOnceMounted } from './use-opens-once-mounted.ts'

export interface ModalFrameProps {
  isOpen: boolean
  onClose: () => void
  /** Comes translated. */
  title: string
  children: ReactNode
}

/** The frame of every modal of the site: one width, a title, a close button, the content. */
export default function ModalFrame({ isOpen, onClose, title, children }: ModalFrameProps) {
  const { t } = useTranslation()
  const opened = useOpensOnceMounted(isOpen)
  return (
    <Mantine>
      <Modal
        opened={opened}
        onClose={onClose}
        title={title}
        size="var(--dialog-width)"
        padding="lg"
        centered
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={{ root: classes.root, title: classes.title }}
      >
        <div className={classes.content}>{children}</div>
      </Modal>
    </Mantine>
  )
}
