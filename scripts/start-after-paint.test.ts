import { describe, expect, it } from 'vitest'
import { startAfterPaint } from './build-steps.ts'

const starts = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.client-3.js");`
const written = `<head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/><link rel="stylesheet" href="/assets/start.css"/></head><body><script>first()</script><script type="module" async="">${starts}</script></body>`

describe('startAfterPaint', () => {
  it('a page asks for no script before it has been painted, and then for all of them', () => {
    const { html, file } = startAfterPaint(written)
    expect(file.content).toBe(starts)
    expect(file.name).toMatch(/^start-[\w-]{8}\.js$/)
    const [head = '', body = ''] = html.split('</head>')
    expect(head).toBe(
      '<head><link rel="later" href="/assets/manifest-1.js"/><link rel="later" href="/assets/root-2.js"/><link rel="stylesheet" href="/assets/start.css"/>',
    )
    expect(body).toContain(`<script>first()</script><script type="text/plain" async="">/assets/${file.name}</script>`)
    expect(body).not.toContain('type="module" async')
    const last = body.slice(body.lastIndexOf('<script>'))
    expect(last).toContain('requestAnimationFrame')
    expect(last).toMatch(/<\/script><\/body>$/)
  })

  it.each([
    ['without scripts to load early', written.replaceAll('modulepreload', 'preload')],
    ['without a start', written.replace('type="module"', 'type="text"')],
    ['with two starts', written.replace('<body>', '<body><script type="module" async=""></script>')],
    ['without an end', written.replace('</body>', '')],
  ])('a page %s is refused, so that a change in what React Router writes is noticed', (_what, page) => {
    expect(() => startAfterPaint(page)).toThrow('does not start as a prerendered page does')
  })
})
