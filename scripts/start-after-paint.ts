const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = '<script type="module" async="">'

/**
 * A prerendered page as React Router wrote it, changed so that it asks for its scripts once it has been painted for the
 * first time: until then a slow connection is left to its text and its styles, which are all that a reader needs to
 * begin. A page in a tab that nobody sees is not painted, and starts at once. What a reader does before the scripts are
 * there is not lost: a press is made again, and a chosen file is told again.
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
  return html
    .replaceAll(preload, '')
    .replace(start, '<script type="text/plain" async="">')
    .replace('</body>', () => `<script>${beginAfterPaint(paths)};${repeatWhatCameEarly}</script></body>`)
}

/** The scripts of the page, in a browser. */
const beginAfterPaint = (paths: readonly unknown[]) => `((paths) => {
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const begin = () => {
    for (const href of paths) add("link", { rel: "modulepreload", href });
    add("script", { type: "module", textContent: document.querySelector("script[type='text/plain']").textContent });
  };
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
})(${JSON.stringify(paths)})`

/**
 * A button pressed, or a file chosen, before React knows of the element: it is kept from the browser and from React, and
 * repeated once as soon as React knows it, for the last such element. A pressed button shows that it waits
 * (`data-waiting`, styles/base.css). React itself sees to what was typed and ticked; links work by themselves.
 */
const repeatWhatCameEarly = `(() => {
  const isKnown = (element) => Object.keys(element).some((name) => name.startsWith("__reactProps"));
  let early = null;
  const remember = (event, element, repeat) => {
    if (!element || isKnown(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!early) setTimeout(look, 50);
    early?.element.removeAttribute("data-waiting");
    element.setAttribute("data-waiting", "");
    early = { element, repeat };
  };
  const look = () => {
    const { element, repeat } = early;
    if (element.isConnected && !isKnown(element)) return setTimeout(look, 50);
    early = null;
    element.removeAttribute("data-waiting");
    if (element.isConnected) repeat();
  };
  addEventListener("click", (event) => {
    const button = event.target.closest("button");
    remember(event, button, () => button.click());
  }, true);
  addEventListener("change", (event) => {
    const { target } = event;
    if (target.type === "file") remember(event, target, () => target.dispatchEvent(new Event("change", { bubbles: true })));
  }, true);
})()`
