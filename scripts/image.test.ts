import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closedPort } from '../server/platform/testing/closed-port.ts'
import { createDatabase, dropDatabase, withDatabase } from '../server/testing/snapshot.ts'
import { isLong } from '../testing/long.ts'

const root = join(import.meta.dirname, '..')
const databases = process.env.TEST_DATABASE_URL
const programs = ['/usr/bin/buildah', '/usr/sbin/debootstrap']
/** As in deploy/Containerfile. */
const user = '10001'

// Only in `npm run test:long`, as root with PostgreSQL, and where buildah and debootstrap are installed.
describe.runIf(isLong && databases && process.getuid?.() === 0 && programs.every((program) => existsSync(program)))(
  'the container image',
  { timeout: 1_200_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'settlesg-image-'))
    const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']
    const buildah = (...args: string[]) =>
      execFileSync('buildah', [...store, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
    let database: string
    let container: string
    const inContainer = (settings: Record<string, string>, ...command: string[]) => [
      ...[...store, 'run', '--isolation', 'chroot', '--user', user],
      ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...[container, '--', ...command],
    ]
    const settings = () => ({
      DATABASE_URL: withDatabase(databases ?? '', database),
      PUBLIC_URL: 'https://settle.example',
      SECRET_KEY: 'q8Zr2mX0vB7nK4tY6wL1sD9fG3hJ5cAa',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'no-reply@settle.example',
      CONTACT_CHAT_URL: 'https://wa.me/6500000000',
      CONTACT_EMAIL: 'hello@settle.example',
      HOST: '127.0.0.1',
    })

    /** A Debian with Node and npm, as registries have it, which a machine for tests may not reach. */
    function makeNodeImage() {
      execFileSync(
        'debootstrap',
        ['--variant=minbase', '--include=ca-certificates', 'bookworm', join(folder, 'base')],
        {
          stdio: 'ignore',
        },
      )
      const base = buildah('from', 'scratch')
      buildah('copy', '-q', base, join(folder, 'base'), '/')
      buildah('copy', '-q', base, join(root, 'node_modules/node/bin/node'), '/usr/local/bin/node')
      const npm = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim()
      buildah('copy', '-q', base, join(npm, 'npm'), '/usr/local/lib/npm')
      buildah('run', '--isolation', 'chroot', base, 'ln', '-s', '../lib/npm/bin/npm-cli.js', '/usr/local/bin/npm')
      const authorities = process.env.NODE_EXTRA_CA_CERTS
      if (authorities) {
        buildah('copy', '-q', base, authorities, '/etc/ssl/more.crt')
        buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/more.crt', base)
        buildah('config', '--env', 'npm_config_cafile=/etc/ssl/more.crt', base)
      }
      buildah('commit', '-q', base, 'localhost/node')
    }

    beforeAll(async () => {
      database = await createDatabase(databases ?? '')
      makeNodeImage()
      const options = ['--isolation', 'chroot', '--format', 'docker', '--build-arg', 'NODE_IMAGE=localhost/node']
      buildah('bud', '-q', ...options, '-f', join(root, 'deploy/Containerfile'), '-t', 'localhost/settlesg', root)
      container = buildah('from', 'localhost/settlesg')
    }, 1_200_000)
    afterAll(async () => {
      rmSync(folder, { recursive: true, force: true })
      await dropDatabase(databases ?? '', database)
    })

    it('the image has a health check, and holds no tests, no sandbox and nothing that its user can change', () => {
      const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/settlesg'))
      expect(Docker.config.Healthcheck.Test.join()).toContain('/health/ready')
      const look =
        'find /app -name "*.test.ts" -not -path "*/node_modules/*"; ls payment-sandbox; touch x 2>/dev/null || echo kept'
      expect(execFileSync('buildah', inContainer({}, 'sh', '-c', look), { encoding: 'utf8' })).toBe(
        'package.json\nkept\n',
      )
    })

    it('the image refuses the payment sandbox in a line', () => {
      const args = inContainer(
        { ...settings(), TRUST_PROXY: '127.0.0.1', SANDBOX_PAYMENTS: 'on' },
        'node',
        'server/main.ts',
      )
      const { status, stderr } = spawnSync('buildah', args, { encoding: 'utf8' })
      expect(status).not.toBe(0)
      expect(stderr.split('\n')[0]).toMatch(/^SANDBOX_PAYMENTS cannot be on here/)
    })

    it('the image starts on an empty database, serves the site, and ends when it is asked to', async () => {
      const port = String(await closedPort())
      const args = inContainer(
        { ...settings(), PORT: port },
        'node',
        '--optimize-for-size',
        '--max-semi-space-size=4',
        'server/main.ts',
      )
      const child = spawn('buildah', args, { stdio: 'inherit' })
      const ended = once(child, 'exit')
      const page = async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => null))?.status
      while ((await page()) !== 200 && child.exitCode === null) await wait(500)
      expect(await page()).toBe(200)
      execFileSync('pkill', ['-TERM', '-u', user, '-f', '^/usr/local/bin/node'])
      expect(await ended).toEqual([0, null])
    })
  },
)
