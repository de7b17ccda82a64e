import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../testing/test-app.ts'
import { move } from '../queries.ts'

export const give = (
  { transaction }: Pick<TestApp, 'transaction'>,
  userId: string,
  delta: number,
  unit: 'credit' | 'supercredit' = 'credit',
) =>
  transaction((tx) =>
    move(tx, { userId, unit, contraAccount: 'promo', delta, reason: 'trial', subjectId: randomUUID() }),
  )
