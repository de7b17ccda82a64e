export interface CallerSource {
  /** An IPv4 address, or the /64 of an IPv6 address: one household or machine. */
  host: string
  /** The same IPv4 address, or the /48 of an IPv6 address: one customer, who may have 65,536 networks of /64. */
  network: string
}
