import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../e2e/browser.ts'
import { newDataDir, removeDataDir, startServer } from '../e2e/running-server.ts'

/** `npm run picture` takes the README's picture of `/example`, as `npm run build` left the site. */
const file = join(import.meta.dirname, '../docs/result.webp')
const mostBytes = 150_000

const dataDir = newDataDir()
const server = await startServer(dataDir)
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  await page.context().addCookies([{ name: 'CookieConsent', value: 'true', url: server.url }])
  await page.goto(`${server.url}/example`, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 85 })
  const picture = Buffer.from(data, 'base64')
  if (picture.length > mostBytes) throw new Error(`The picture has ${picture.length} bytes, ${mostBytes} at most`)
  await writeFile(file, picture)
} finally {
  await browser.close()
  await server.end('SIGTERM')
  removeDataDir(dataDir)
}
