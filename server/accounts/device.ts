/* Closed lists instead of a library, which would name unknown browsers in the header's own words. */
import { type Browser, defaultLanguage, type Language, languages, type System } from '@settlesg/contract'
import Negotiator from 'negotiator'

export interface Device {
  browser: Browser | null
  system: System | null
}

/** The first that fits: most browsers also name those that they want to be taken for. */
const browsers: [Browser, RegExp][] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|OPT|Opera)\//],
  ['samsung_internet', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['safari', /\bVersion\/[\d.]+ .*\bSafari\//],
]
const systems: [System, RegExp][] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows NT\b/],
  ['macos', /\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
]
/** Browsers send 100 to 250 characters. */
const mostRead = 500

/** Which browser on which system a User-Agent header names; null for what it does not name. */
export function parseDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, mostRead)
  const named = <T>(list: [T, RegExp][]) => list.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return { browser: named(browsers), system: named(systems) }
}

/** The language of ours that an `Accept-Language` header prefers (RFC 9110 12.5.4); English without any. */
export function acceptedLanguage(header: string | undefined): Language {
  const best = new Negotiator({ headers: { 'accept-language': header } }).language([...languages])
  return languages.find((language) => language === best) ?? defaultLanguage
}
