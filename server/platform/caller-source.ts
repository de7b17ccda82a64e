/** Where a call comes from, as far as calls are counted and take turns. */
export interface CallerSource {
  /** One household or machine: an IPv4 address, or the /64 of an IPv6 address. */
  host: string
  /** One customer: the same IPv4 address, or the /48 of an IPv6 address, which holds 65,536 networks of /64. */
  network: string
}
