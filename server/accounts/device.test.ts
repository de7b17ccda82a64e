import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDevice } from './device.ts'

const gecko = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('what is kept of a browser', () => {
  it.each([
    ['chrome', 'android', `Mozilla/5.0 (Linux; Android 10; K) ${gecko} Chrome/139.0.0.0 Mobile Safari/537.36`],
    ['chrome', 'windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${gecko} Chrome/139.0.0.0 Safari/537.36`],
    ['chrome', 'linux', `Mozilla/5.0 (X11; Linux x86_64) ${gecko} Chrome/139.0.0.0 Safari/537.36`],
    ['chrome', 'chromeos', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${gecko} Chrome/139.0.0.0 Safari/537.36`],
    [
      'chrome',
      'ios',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0.7258.76 Mobile/15E148 Safari/604.1',
    ],
    [
      'edge',
      'windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${gecko} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`,
    ],
    [
      'opera',
      'macos',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${gecko} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`,
    ],
    [
      'samsung_internet',
      'android',
      `Mozilla/5.0 (Linux; Android 10; K) ${gecko} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    ['firefox', 'linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'],
    ['firefox', 'android', 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0'],
    [
      'safari',
      'ios',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    ],
    [
      'safari',
      'macos',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    ],
  ])('a session on %s of %s is recognized by the header of that browser', (browser, system, header) => {
    expect(parseDevice(header)).toEqual({ browser, system })
  })

  it('a User-Agent that is missing, unknown, hostile or endless is kept as no browser', () => {
    const unknown = { browser: null, system: null }
    for (const header of [undefined, '', 'curl/8.5.0', '<script>alert(1)</script>', 'x'.repeat(100_000)])
      expect(parseDevice(header)).toEqual(unknown)
    expect(parseDevice(`${' '.repeat(500)}Firefox/142.0`)).toEqual(unknown)
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(parseDevice(header)).toEqual(unknown)
      }),
    )
  })
})
