/** A colour's values for light and dark in the text of tokens.css; one that is alike in both has its value twice. */
export function valuesOf(tokens: string, token: string): [light: string, dark: string] {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1] ?? ''
  const [light, dark = light] = value.match(/#[\da-f]{3,6}\b/g) ?? []
  if (!light || !dark) throw new Error(`No colour: ${token}`)
  return [light, dark]
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, contrast ratio of two colours as `#rgb` or `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (more + 0.05) / (less + 0.05)
}

const pages = ['paper', 'card', 'accent-wash', 'amber-wash']
/** Each colour of text with the grounds that it stands on: at least 4.5 to 1. */
export const written: Record<string, readonly string[]> = {
  ink: pages,
  'ink-soft': pages,
  accent: pages,
  'accent-strong': pages,
  amber: pages,
  red: pages,
  'on-accent': ['accent', 'accent-strong', 'red', 'red-strong'],
  'on-night': ['night'],
  'on-night-strong': ['night'],
}
/** What must be seen, and is not read: at least 3 to 1. */
export const drawn: Record<string, readonly string[]> = {
  'line-control': ['paper', 'card'],
  accent: ['paper', 'card'],
  amber: ['paper', 'card'],
}
