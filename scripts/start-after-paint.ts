const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = '<script type="module" async="">'

/**
 * A prerendered page as React Router wrote it, changed so that it asks for its scripts once it has been painted for the
 * first time: until then a slow connection is left to its text and its styles, which are all that a reader needs to
 * begin. A page in a tab that nobody sees is not painted, and starts at once.
 *
 * The script that starts the page stays what it is and where it is, with a type that does not run; its imports have to run
 * in one go, so a copy that runs is put into the page, not imports one by one.
 *
 * @throws when the page does not start as React Router's pages do, as it might after an update of React Router
 */
export function startAfterPaint(html: string): string {
  const paths = [...html.matchAll(preload)].map(([, path]) => path)
  if (paths.length === 0 || html.split(start).length !== 2 || !html.includes('</body>'))
    throw new Error('This page does not start as a prerendered page does')
  const script = `(${startPage})(${JSON.stringify(paths)})`
  return html
    .replaceAll(preload, '')
    .replace(start, '<script type="text/plain" async="">')
    .replace('</body>', () => `<script>${script}</script></body>`)
}

/** As it stands in the page. */
const startPage = `(paths) => {
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const begin = () => {
    for (const href of paths) add("link", { rel: "modulepreload", href });
    add("script", { type: "module", textContent: document.querySelector("script[type='text/plain']").textContent });
  };
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}`
