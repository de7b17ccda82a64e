import { type MockInstance, vi } from 'vitest'
import type { Db } from '../tables.ts'

type Execute = ReturnType<Db['getExecutor']>['executeQuery']

/** Outside transactions. `own()` leaves out security events, which are written at any time. */
export function watchStatements(db: Db): Pick<MockInstance, 'mockClear' | 'mockRestore'> & { own(): string[] } {
  const spy: MockInstance<Execute> = vi.spyOn(db.getExecutor(), 'executeQuery')
  return {
    mockClear: () => spy.mockClear(),
    mockRestore: () => spy.mockRestore(),
    own: () => spy.mock.calls.map(([query]) => query.sql).filter((sql) => !sql.includes('"security_event"')),
  }
}
