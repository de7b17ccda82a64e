/** One picture that was taken. */
export interface Taken {
  file: string
  screen: string
  /** State, language, theme and width, in words. */
  state: string
  /** What axe and the check of widths found. */
  problems: string[]
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The page that shows all pictures by screen, each with what was found. */
export function galleryOf(taken: readonly Taken[]): string {
  const names = [...new Set(taken.map(({ screen }) => screen))]
  const figure = ({ file, state, problems }: Taken) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${escapeText(state)}${problems
      .map((problem) => `<br><strong>${escapeText(problem)}</strong>`)
      .join('')}</figcaption></figure>`
  const sections = names.map((name) => {
    const own = taken.filter(({ screen }) => screen === name)
    return `<h2>${escapeText(name)}</h2><section>${own.map(figure).join('')}</section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body { font: 14px sans-serif; margin: 16px }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 16px; align-items: start }
figure { margin: 0; border: 1px solid #bbb }
a { display: block; max-height: 500px; overflow: hidden }
img { width: 100%; display: block }
strong { color: #a00 }
</style><h1>${taken.length} pictures</h1>${sections.join('')}</html>`
}
