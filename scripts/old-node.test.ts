import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const { scripts, engines, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const npmOn = (version: string) => `npm/9.2.0 node/${version} linux x64 workspaces/false`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settlesg-old-node-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a script of ours in the test's folder, on a Node that says it is `version`. */
function run(script: string, { version = process.versions.node, env = {} } = {}) {
  const disguise = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', disguise, join(root, script)], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const install = () => {
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}')
}

/** What the end of `npm ci` makes npm do, where npm itself runs on one Node and the packages brought another one. */
function finish(npms: string, brought?: string) {
  const npm = join(folder, 'npm-cli.mjs')
  writeFileSync(npm, `console.log(process.argv.slice(2).join(' ')); process.exitCode = 7`)
  const env = { npm_config_user_agent: npmOn(npms), npm_execpath: npm }
  return run('scripts/finish-install.mjs', { env, ...(brought && { version: brought }) })
}

const check = 'scripts/check-installed.mjs'
const nothingToDo = { status: 0, stdout: '', stderr: '' }

it('before npm ci a command says in one line that it is missing', () => {
  const stderr = 'Nothing is installed yet: run `npm ci` first, which also brings the right Node (24).\n'
  for (const version of ['18.20.4', '24.21.0'])
    expect(run(check, { version })).toEqual({ status: 1, stdout: '', stderr })
})

it('on an old Node a command says in one line which one to install, and how', () => {
  install()
  expect(run(check, { version: '18.20.4' })).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'This needs Node 24, and found 18.20.4: run `npm ci --ignore-scripts=false`, which puts it into node_modules.\n',
  })
})

it('once all is installed a command begins without a word', () => {
  install()
  expect(run(check)).toEqual(nothingToDo)
})

it('start, test, dev and build begin with that check', () => {
  for (const name of ['start', 'test', 'dev', 'build']) expect(scripts[name]).toMatch(new RegExp(`^node ${check} && `))
})

it('where npm runs on an old Node, it fetches on the new one what it left out', () => {
  expect(finish('v18.20.4')).toEqual({
    status: 7,
    stdout:
      'npm warned of its own Node, 18: with the 24 that it installed it now fetches whatever it left out.\n' +
      'install --no-save --ignore-scripts --loglevel=error\n',
    stderr: '',
  })
})

it('where npm runs on Node 24, or brought none, npm ci is over', () => {
  expect(finish('v24.21.0')).toEqual(nothingToDo)
  expect(finish('v18.20.4', '18.20.4')).toEqual(nothingToDo)
})

it('both scripts want the Node that package.json asks for', () => {
  for (const script of [check, 'scripts/finish-install.mjs'])
    expect(readFileSync(join(root, script), 'utf8')).toContain(`const needed = ${engines.node.replace('>=', '')}\n`)
})

it('the lock file says where each package is from that is asked for by a tag', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const all: Record<string, { resolved?: string; dependencies?: Record<string, string> }> = packages
  const asked = Object.values(all).flatMap(({ dependencies = {} }) => Object.entries(dependencies))
  const byTag = asked.filter(([, version]) => version === 'latest').map(([name]) => name)
  // Without it npm takes the newest version for the one that the lock file should name, and npm ci ends when there is one.
  for (const name of byTag)
    expect([name, all[`node_modules/${name}`]?.resolved]).toEqual([name, expect.stringMatching(/^https:/)])
})

it('.nvmrc names the Node that package.json pins', () => {
  expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe(devDependencies.node)
})
