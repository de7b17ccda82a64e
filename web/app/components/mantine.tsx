import '../styles/mantine.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from '../theme.ts'

/**
 * Wraps every part that uses Mantine: dialogs, drawer, notices and the members' pages. The first screen does not use
 * it, to stay small. The theme's variables come from a style sheet (styles/theme-styles.ts).
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  )
}
