/** A month as the answers give it, `YYYY-MM`. */
type Month = string

/** Whole months from `from` to `to`; negative when `to` is earlier. */
export const monthsBetween = (from: Month, to: Month): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5))
