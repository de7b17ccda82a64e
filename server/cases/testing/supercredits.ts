import { randomUUID } from 'node:crypto'
import { move } from '../../credits/queries.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** Puts supercredits into a wallet, as a present. */
export const giveSupercredits = ({ transaction }: Pick<TestApp, 'transaction'>, userId: string, delta: number) =>
  transaction((tx) =>
    move(tx, { userId, unit: 'supercredit', contraAccount: 'promo', delta, reason: 'trial', subjectId: randomUUID() }),
  )
