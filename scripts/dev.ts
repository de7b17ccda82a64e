/** `npm run dev` reloads on a change, at http://localhost:5173; Vite hands /api and /dev to the server on 3000. */
import { type ChildProcess, spawn } from 'node:child_process'

// Links in mails lead to the pages that reload, not to those of the last build.
const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env }
const start = (args: string[], cwd: string): ChildProcess =>
  spawn(process.execPath, args, { stdio: 'inherit', cwd, env })

const site = start(['../node_modules/@react-router/dev/bin.cjs', 'dev'], 'web')
const children = process.env.VITE_MOCKS === 'on' ? [site] : [start(['--watch', 'server/main.ts'], '.'), site]

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
