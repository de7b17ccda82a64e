import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { theme } from '../theme.ts'

/** Mantine's palette has fourteen colours in two schemes; this site shows these, in light. */
const usedColors = ['white', 'black', 'dark', 'gray', 'red', 'orange', 'yellow', 'green', 'jade']
const isUsed = (name: string) => {
  const [, color] = /^--mantine-color-([a-z]+)-(?:\d|text|filled|light|outline)/.exec(name) ?? []
  return color === undefined || usedColors.includes(color)
}

function themeCss(): string {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const lines = Object.entries({ ...variables, ...light }).filter(([name]) => isUsed(name))
  return `:root {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`
}

const id = '/virtual/theme.css'

/**
 * Makes the theme's variables a style sheet at build time. Mantine would write them into the page at run time: more
 * script in the first screen, and an inline style that the content security policy would have to allow.
 */
export const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  resolveId: (source) => (source === 'virtual:theme.css' ? id : undefined),
  load: (loaded) => (loaded === id ? themeCss() : undefined),
})
