/** Something the caller can mend: one clear line on standard error, exit code 2. */
export class BadInput extends Error {
  override name = 'BadInput'
}
