/*
 * Says in one line what is missing before a command begins, where a TypeScript file would end with a stack. After `npm ci`
 * npm finds Node 24 in node_modules/.bin. Plain JavaScript, since the machine's own Node, which may be old, reads it before.
 */
import { existsSync } from 'node:fs'

const needed = 24

if (!existsSync('node_modules/.package-lock.json')) {
  console.error(`Nothing is installed yet: run \`npm ci\` first, which also brings the right Node (${needed}).`)
  process.exit(1)
}
if (Number.parseInt(process.versions.node, 10) < needed) {
  const remedy = 'run `npm ci --ignore-scripts=false`, which puts it into node_modules'
  console.error(`This needs Node ${needed}, and found ${process.versions.node}: ${remedy}.`)
  process.exit(1)
}
