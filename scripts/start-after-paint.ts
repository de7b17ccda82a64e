import { createHash } from 'node:crypto'

const preload = '<link rel="modulepreload"'
const start = /<script type="module" async="">([\s\S]*?)<\/script>/g

/**
 * A prerendered page as React Router wrote it, changed so that it asks for its scripts once it has been painted for the
 * first time: until then a slow connection is left to its text and its styles, which are all that a reader needs to
 * begin. A page in a tab that nobody sees is not painted, and starts at once. What a reader does before the scripts are
 * there is kept (web/app/shell/first-script.js).
 *
 * The lines that start the page go into a file of their own, named by their hash; where they stood stands its address.
 *
 * @throws when the page does not start as React Router's pages do, as it might after an update of React Router
 */
export function startAfterPaint(html: string): { html: string; file: { name: string; content: string } } {
  const [found, ...others] = html.matchAll(start)
  const content = found?.[1]
  if (!found || !content || others.length > 0 || !html.includes(preload) || !html.includes('</body>'))
    throw new Error('This page does not start as a prerendered page does')
  const name = `start-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.js`
  const page = html
    .replaceAll(preload, '<link rel="later"')
    .replace(found[0], () => `<script type="text/plain" async="">/assets/${name}</script>`)
    .replace('</body>', () => `<script>${begin}</script></body>`)
  return { html: page, file: { name, content } }
}

/** The last script of a page, in a browser. */
const begin = `{
  const begin = () => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
    import(document.querySelector('script[type="text/plain"]').textContent)
  }
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}`
