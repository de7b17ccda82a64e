/*
 * The end of `npm ci`. npm leaves out optional packages that want a newer Node than its own, without a word, and the native
 * parts of Vite want 20.19: so the Node that came with the packages lets npm fetch what is missing. Where npm itself
 * runs on Node 24 nothing is. Plain JavaScript, since `npm ci --omit=dev` brings no Node, and the machine's may be old.
 */
import { spawnSync } from 'node:child_process'

const needed = 24
const npmsNode = / node\/v(\d+)/.exec(process.env.npm_config_user_agent)?.[1]

if (Number(npmsNode) < needed && Number.parseInt(process.versions.node, 10) >= needed) {
  console.log(
    `npm warned of its own Node, ${npmsNode}: with the ${needed} that it installed it now fetches whatever it left out.`,
  )
  // Without scripts: those of the packages have run, and this one would start again.
  const args = [process.env.npm_execpath, 'install', '--no-save', '--ignore-scripts', '--loglevel=error']
  process.exit(spawnSync(process.execPath, ['--no-deprecation', ...args], { stdio: 'inherit' }).status ?? 1)
}
