import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { storeValue } from '../base/storage/browser-storage.ts'
import classes from './footer.module.css'

declare global {
  interface Window {
    /** By first-script.js, which shows the choice before the first paint. */
    showTheme?: (theme: string | null) => void
  }
}

const themes = ['system', 'light', 'dark'] as const
const key = 'theme'
const changed = 'themeChanged'

const subscribe = (listener: () => void) => {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

/** A browser that keeps nothing shows the choice until the page goes. */
const shown = () => document.documentElement.dataset.theme ?? 'system'

function choose(theme: string) {
  storeValue(key, theme)
  window.showTheme?.(theme)
  window.dispatchEvent(new Event(changed))
}

/** Light, dark, or as the device is set. */
export function ThemeChoice() {
  const { t } = useTranslation()
  const id = useId()
  const theme = useSyncExternalStore(subscribe, shown, () => 'system')
  return (
    <p className={classes.theme}>
      <label htmlFor={id}>{t('footer.theme')}</label>
      <select id={id} value={theme} onChange={(event) => choose(event.currentTarget.value)}>
        {themes.map((one) => (
          <option key={one} value={one}>
            {t(`footer.theme_${one}`)}
          </option>
        ))}
      </select>
    </p>
  )
}
