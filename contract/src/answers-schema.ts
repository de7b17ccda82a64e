/*
 * By itself, without what older answers are converted with: whoever only keeps answers needs the number alone.
 */

/** Stored with the answers, and raised whenever older ones must be converted. */
export const answersSchema = 2
