/** People of 100 with their sign, as a change is written: +3, −2, 0. */
export const signedPeople = (people: number): string =>
  people > 0 ? `+${people}` : people < 0 ? `−${Math.abs(people)}` : '0'
