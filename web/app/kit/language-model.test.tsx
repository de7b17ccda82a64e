import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { queryClient } from '../base/api.ts'
import { AuthenticationProvider } from '../base/session/authentication.tsx'
import { siteQuery } from '../base/site.ts'
import { languageModel, withLanguageModel } from '../testing/language-model.ts'
import { recordCalls } from '../testing/record-calls.ts'
import { beSignedIn } from '../testing/render-site.tsx'
import { useLanguageModel } from './language-model.tsx'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <AuthenticationProvider>{children}</AuthenticationProvider>
  </QueryClientProvider>
)

it('a visitor causes no call to learn of the language model, and has none even where the site is known', async () => {
  queryClient.clear()
  withLanguageModel('passages', () => HttpResponse.json({}))
  const calls = recordCalls()
  const { result, rerender } = renderHook(useLanguageModel, { wrapper })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(calls).toEqual([])
  await queryClient.fetchQuery(siteQuery)
  rerender()
  expect(result.current).toBeUndefined()
})

it('the language model in use is known to who is signed in', async () => {
  queryClient.clear()
  withLanguageModel('passages', () => HttpResponse.json({}))
  beSignedIn()
  const { result } = renderHook(useLanguageModel, { wrapper })
  await waitFor(() => expect(result.current).toEqual(languageModel))
})
