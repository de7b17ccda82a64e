import { errors } from '@settlesg/contract'
import { expect, it } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { ChangedMeanwhileError, retryWhileChanged } from './retry-while-changed.ts'

it('what changed meanwhile is prepared anew, until it can be committed', async () => {
  let prepared = 0
  const committed = retryWhileChanged(
    async () => {
      prepared += 1
      return prepared
    },
    (number) => {
      if (number < 4) throw new ChangedMeanwhileError()
      return `the ${number}th`
    },
  )
  expect(await committed).toBe('the 4th')
})

it('after five tries the caller is asked to come back, and any other fault ends it at once', async () => {
  let tries = 0
  const fail = (error: Error) =>
    retryWhileChanged(
      async () => {
        tries += 1
      },
      () => {
        throw error
      },
    ).catch((thrown: unknown) => thrown)
  const busy = await fail(new ChangedMeanwhileError())
  expect(tries).toBe(5)
  expect(busy).toBeInstanceOf(HttpError)
  expect(busy).toMatchObject({ registered: errors.unavailable, headers: { 'retry-after': '5' } })
  expect(await fail(new RangeError('broken'))).toEqual(new RangeError('broken'))
  expect(tries).toBe(6)
})
