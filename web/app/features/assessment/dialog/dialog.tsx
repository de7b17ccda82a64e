import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Mantine } from '../../../components/mantine.tsx'
import { useOpensOnceMounted } from '../../../components/use-opens-once-mounted.ts'
import classes from './dialog.module.css'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** How wide it gets where there is room. */
  width: string
  children: ReactNode
}

/** A dialog: its title, a way out, its content. Texts come translated. */
export default function Dialog({ isOpen, onClose, title, width, children }: DialogProps) {
  const { t } = useTranslation()
  const opened = useOpensOnceMounted(isOpen)
  return (
    <Mantine>
      <Modal
        opened={opened}
        onClose={onClose}
        title={title}
        size={width}
        padding="lg"
        centered
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={{ title: classes.title }}
      >
        <div className={classes.content}>{children}</div>
      </Modal>
    </Mantine>
  )
}
