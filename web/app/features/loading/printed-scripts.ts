import type { LazyScript } from './lazy-script.ts'

export type PrintedScript = Pick<LazyScript<unknown>, 'load' | 'preload'>

/** The scripts of the parts that are printed, of the pages that were seen. */
const printed = new Set<PrintedScript>()

/** Loads a script once somebody works the page, as on the way to the print command, and before its button prints. */
export function loadForPrint(script: PrintedScript): void {
  printed.add(script)
  for (const sign of ['pointermove', 'keydown']) addEventListener(sign, script.preload, { once: true })
}

/** Prints the page with all its folded parts. What does not load is left out, and a reload is offered as always. */
export async function printPage(): Promise<void> {
  await Promise.allSettled([...printed].map(({ load }) => load()))
  window.print()
}
