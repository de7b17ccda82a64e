/* What every command of `npm run model -- <command>` has to do with. */

/** Answers with its exit code. */
export type Command = (args: string[], streams: Streams) => Promise<number> | number

/** Standard input, output and error. */
export interface Streams {
  /** All there is to read. */
  input(): Promise<string>
  print(text: string): void
  complain(text: string): void
}

export const inPackage = (path: string) => new URL(`../${path}`, import.meta.url)
export const printJson = ({ print }: Streams, value: unknown) => print(`${JSON.stringify(value, null, 2)}\n`)
