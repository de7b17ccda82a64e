import { parseArgs } from 'node:util'
import { BadInput } from './bad-input.ts'

/** The options of a command, each with a value, and what else was given. Throws BadInput for one it does not have. */
export function options<Name extends string>(args: string[], ...names: Name[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      allowPositionals: true,
      strict: true,
    })
    return {
      option: (name: Name): string | undefined => {
        const value = values[name]
        return typeof value === 'string' ? value : undefined
      },
      positionals,
    }
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message.split('. ')[0] : 'unknown option')
  }
}

/** For a command without options: whatever is given is refused. */
export function noArguments(args: string[]): void {
  const [other] = options(args).positionals
  if (other !== undefined) throw new BadInput(`${other}: this command takes nothing more`)
}

/** A whole number within bounds. */
export function wholeNumber(
  name: string,
  text: string | undefined,
  least: number,
  most: number,
  fallback?: number,
): number {
  if (text === undefined && fallback !== undefined) return fallback
  const value = Number(text)
  if (text === undefined || !/^\d+$/.test(text) || value < least || value > most)
    throw new BadInput(`--${name}: a whole number from ${least} to ${most}`)
  return value
}
