import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Mantine } from './mantine.tsx'
import classes from './side-panel.module.css'
import { useOpensOnceMounted } from './use-opens-once-mounted.ts'

interface SidePanelProps {
  isOpen: boolean
  onClose: () => void
  /** Comes translated. */
  title: string
  /** 378 or 736 px, or the whole of a narrower window. */
  size?: 'normal' | 'large'
  children: ReactNode
}

/**
 * Shows a detail beside the page instead of leaving it. The focus goes in and comes back; Escape, the cross and a press
 * on the page close it.
 */
export function SidePanel({ isOpen, onClose, title, size = 'normal', children }: SidePanelProps) {
  const { t } = useTranslation()
  const opened = useOpensOnceMounted(isOpen)
  return (
    <Mantine>
      <Drawer
        opened={opened}
        onClose={onClose}
        title={title}
        position="right"
        size="var(--panel-width)"
        padding="lg"
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={{ root: classes[size], title: classes.title, overlay: classes.overlay }}
      >
        {children}
      </Drawer>
    </Mantine>
  )
}
