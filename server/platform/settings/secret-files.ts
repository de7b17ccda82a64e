import { readFileSync } from 'node:fs'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads `NAME_FILE` as containers pass secrets. `wrong` gets the mistakes, without any content. */
export function withSecretFiles(
  environment: Environment,
  names: readonly string[],
  wrong: (name: string, hint: string) => void,
): Environment {
  const contents = names.flatMap((name) => {
    const fileName = `${name}_FILE`
    const path = environment[fileName]?.trim()
    if (!path) return []
    if (environment[name]?.trim()) wrong(`${name} and ${fileName}`, 'cannot both be given')
    try {
      return [[name, readFileSync(path, 'utf8').replace(/\r?\n$/, '')]]
    } catch (error) {
      wrong(fileName, `names a file that cannot be read (${error instanceof Error && Reflect.get(error, 'code')})`)
      return []
    }
  })
  return { ...environment, ...Object.fromEntries(contents) }
}
