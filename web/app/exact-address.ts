/**
 * Whether an address is written exactly as in the route table. React Router's client takes `/terms/` and `/TERMS` for
 * `/terms`. Every fixed part of the table is in lower case; only the reference of a result may hold capitals.
 */
export function isExactAddress(pathname: string): boolean {
  const fixedPart = pathname.replace(/^(\/tool\/result\/)[^/]+$/i, '$1…')
  return pathname === '/' || (!fixedPart.endsWith('/') && fixedPart === fixedPart.toLowerCase())
}
