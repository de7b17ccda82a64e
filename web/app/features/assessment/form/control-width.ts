/** The style of a control that is just as wide as so many figures, with the control's own padding and border. */
export const wideAs = (figures: number) => ({ width: `calc(${figures}ch + 2 * 0.875rem + 4px)` })
