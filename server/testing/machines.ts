export const limited = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }

let machines = 0
/** Another machine each time, unless its address is given. */
export const from = (ip?: string) => {
  machines += 1
  return { 'x-forwarded-for': ip ?? `10.${machines >> 16}.${(machines >> 8) & 255}.${machines & 255}` }
}
