/** With a real minus sign. */
export const signed = (size: number) => (size < 0 ? `−${-size}` : `${size}`)
