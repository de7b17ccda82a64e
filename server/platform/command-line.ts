/** How an operator types a command here: by npm in a checkout, else as COMMAND_LINE says, which deploy/ sets. */
export function commandLine(name: string, words = ''): string {
  const by = process.env.COMMAND_LINE
  if (by) return [by, name, words].filter((part) => part !== '').join(' ')
  return `npm run --silent ${name}${words === '' ? '' : ` -- ${words}`}`
}
