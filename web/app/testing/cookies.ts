/** Sets a cookie as if an earlier visit had left it. */
export function setCookie(name: string, value: string, rest = '') {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${name}=${value}; Path=/${rest}`
}

export const forgetCookie = (name: string) => setCookie(name, '', '; Max-Age=0')
