import { text } from 'node:stream/consumers'
import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), {
  input: () => text(process.stdin),
  print: (written) => process.stdout.write(written),
  complain: (written) => process.stderr.write(written),
})
