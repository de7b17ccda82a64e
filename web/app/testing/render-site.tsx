import type { RouteConfigEntry } from '@react-router/dev/routes'
import { render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect } from 'vitest'
import { queryClient } from '../base/api.ts'
import { session } from '../base/session/session.ts'
import { demo, tokenFor } from '../mocks/db.ts'
import App, { ErrorBoundary, HydrateFallback } from '../root.tsx'
import routes from '../routes.ts'

type PageModule = { default: ComponentType; handle?: unknown }
const modules = import.meta.glob<PageModule>('../{account,case,check,home,learn,money,shell,sign-in}/**/*.tsx')

/** The table of routes.ts as the router takes it, each page loaded when it is visited. */
function asRouteObject({ file, path, id, caseSensitive, children }: RouteConfigEntry): RouteObject {
  const load = modules[`../${file}`]
  if (!load) throw new Error(`routes.ts names ${file}, which does not exist`)
  const lazy = async () => {
    const { default: Component, handle } = await load()
    return { Component, handle }
  }
  const common = { lazy, id: id ?? file, ...(caseSensitive && { caseSensitive }) }
  return { ...common, ...(path && { path }), ...(children && { children: children.map(asRouteObject) }) }
}

/** Opens the whole site at a path, as a browser would, and waits for the page. Answers with its router. */
export async function renderSite(path = '/') {
  queryClient.clear()
  window.history.replaceState(null, '', path)
  const router = createBrowserRouter([
    { id: 'root', Component: App, HydrateFallback, ErrorBoundary, children: routes.map(asRouteObject) },
  ])
  const site = <RouterProvider router={router} />
  const { rerender, container } = render(site)
  await screen.findByRole('heading', { level: 1, name: (_name, element) => !element.hasAttribute('data-loading') })
  await allLoaded()
  // A visible control may not react yet: React runs effects a while after it shows a page, but before it renders again.
  if (container.isConnected) rerender(site)
  return router
}

/** What is marked as loading is not the page yet. */
export const allLoaded = () => waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull())

/** Signs in the demo account, as if that had happened before the page was opened. */
export function beSignedIn(lifeSeconds?: number) {
  session.start(tokenFor(demo.email, lifeSeconds))
}
