const isSecure = () => location.protocol === 'https:'

/** Over https no other host of the domain can set a cookie of this name. */
const nameOf = (name: string) => (isSecure() ? `__Host-${name}` : name)

const valueUnder = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1]

/** The value kept under a name, if any; up to release 0.2.0 it was kept over https without a prefix as well. */
export const readCookie = (name: string): string | undefined => valueUnder(nameOf(name)) ?? valueUnder(name)

/** Keeps a value for all pages, for so many seconds; for none, it is forgotten. */
export function writeCookie(name: string, value: string, seconds: number) {
  const rest = `; Path=/; SameSite=Lax${isSecure() ? '; Secure' : ''}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${nameOf(name)}=${value}; Max-Age=${seconds}${rest}`
  // What an older release left would come back once this one is forgotten.
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  if (isSecure()) document.cookie = `${name}=; Max-Age=0${rest}`
}
