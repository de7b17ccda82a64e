import { type SettingName, settingNames, settings, type Values } from './setting-list.ts'
import { type Setting, WrongValueError } from './setting-values.ts'

/** Reads each setting by itself. A wrong one is reported, and counts as its default. */
export function readValues(
  readText: (name: SettingName) => string | null,
  wrong: (name: SettingName, hint: string) => void,
): Values {
  const isProduction = readText('NODE_ENV') === 'production'
  const read = (name: SettingName) => {
    const { default: usual, required, parse }: Setting = settings[name]
    const text = readText(name)
    if (text === null && required && isProduction) wrong(name, `is required in production: ${required}`)
    try {
      if (text !== null) return parse(text)
    } catch (error) {
      if (!(error instanceof WrongValueError)) throw error
      wrong(name, error.message)
    }
    return usual === undefined ? null : parse(usual)
  }
  return Object.fromEntries(settingNames.map((name) => [name, read(name)])) as Values
}
