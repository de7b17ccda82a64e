import { expect, it } from 'vitest'
import { faultLine } from './jobs.ts'

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

it.each<[string, Error]>([
  ['LISTEN/NOTIFY connection ended', new Error('LISTEN/NOTIFY connection ended')],
  [
    'Mail 00000000-0000-4000-8000-000000000001, attempt 3: refused 451',
    new Error('Mail 00000000-0000-4000-8000-000000000001, attempt 3: refused 451'),
  ],
  [
    'the database refused a statement (SQLSTATE 22P02)',
    withCode('invalid input syntax for type uuid: "ann@x.sg"', '22P02'),
  ],
  ['the system answered ECONNREFUSED', withCode('connect ECONNREFUSED 10.0.0.7:5432', 'ECONNREFUSED')],
  ['see the frames', new TypeError('ann@x.sg is not a function')],
])('the log of a job that failed says %s, which job it was and where, and nothing of a person', (reason, error) => {
  const line = faultLine(error, 'retention')
  expect(line).toMatchObject({ job: 'retention', fault: error.name, reason })
  expect(line.frames[0]).toContain('job-faults.test.ts')
  expect(JSON.stringify(line)).not.toContain('ann@')
})
