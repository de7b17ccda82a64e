/*
 * The published figures that the yearly streams are made to show (docs/facts.md 1 and docs/facts.md 2), as they were
 * printed. The check (yearly/facts-of-numbers.ts, yearly/facts-of-persons.ts) holds the model against them; nothing
 * else about permanent residents enters the streams.
 */

/**
 * Persons granted permanent residence in a calendar year (docs/facts.md 1.1).
 * 2012-24: grants-2012-24, official. 2007-11: grants-2007-11, reported. 2006: grants-2006, reported.
 * They count completed formalities: several thousand of 2020 were completed in 2021 (formalities-2020-22).
 */
export const grants = {
  2006: 57_310,
  2007: 63_627,
  2008: 79_167,
  2009: 59_460,
  2010: 29_265,
  2011: 27_521,
  2012: 29_891,
  2013: 29_869,
  2014: 29_854,
  2015: 29_955,
  2016: 31_050,
  2017: 31_849,
  2018: 32_710,
  2019: 32_915,
  2020: 27_470,
  2021: 33_435,
  2022: 34_493,
  2023: 34_491,
  2024: 35_264,
} as const

export type AgeRow = readonly [number, number, number, number]

/** Of 100 granted: 20 and below, 21-30, 31-40, above 40, 2012 to 2023 (docs/facts.md 1.2; grants-2012-24, official). */
export const firstAgeRow = 2012
export const ageRows: readonly AgeRow[] = [
  [29.9, 38.9, 23.3, 8.0],
  [27.1, 40.6, 24.3, 8.1],
  [27.5, 40.6, 24.9, 7.0],
  [29.4, 38.4, 24.5, 7.7],
  [28.9, 40.9, 23.5, 6.8],
  [30.5, 38.6, 24.0, 6.8],
  [29.5, 38.3, 25.3, 7.0],
  [26.2, 38.5, 28.4, 7.0],
  [22.7, 37.1, 31.2, 9.1],
  [22.9, 35.7, 31.5, 9.9],
  [23.7, 29.8, 34.2, 12.2],
  [24.7, 29.2, 33.6, 12.5],
]

/**
 * Of 100 granted, by region (docs/facts.md 1.3). 2006: grants-2006, reported. 2019: MHA, official, "about", undated:
 * https://www.mha.gov.sg/mediaroom/parliamentary/written-reply-to-pq-on-the-nationality-of-singapore's-permanent-resident-pool-by-mr-k-shanmugam-minister-for-home-affairs-and-minister-for-law/
 */
export const regionRows = {
  2006: { sea: 48.1, other_asia: 45.6, other: 6.3 },
  2019: { sea: 60, other_asia: 34, other: 6 },
} as const

/**
 * Persons approved and rejected together (docs/facts.md 2.1; decisions-2010, reported, the original was not found).
 * 2006 serves for the course of 2007 only.
 */
export const decided = { 2006: 74_808, 2007: 81_985, 2008: 101_672, 2009: 118_383, 2010: 97_408 } as const

/** 2009 as told in Parliament (docs/facts.md 2.1; applications-2009, reported). */
export const applications2009 = { received: 132_200, processed: 115_900 } as const

/** A year, rounded to hundreds (docs/facts.md 2.2; spouses-2012-16 official, spouses-2009-18 reported). */
export const citizensSpouses = {
  from2012to2016: { applied: 8_700, granted: 4_300 },
  from2009to2018: { applied: 8_600, granted: 4_200 },
} as const

/** In all of 2008-17 (docs/facts.md 2.2; students-2008-17, reported). */
export const students = { applied: 7_251, granted: 5_932 } as const

/** Global Investor Programme (docs/facts.md 1.4; gip-2004-17 and gip-grants-2020-22, reported). */
export const investors = { from2004toJune2017: 1_826, from2020to2022: 200 } as const

/**
 * Working individuals among those granted in 2007-11 (docs/facts.md 1.4): official, but undated:
 * http://population.sg/resources/population-composition/
 */
export const workingShare = 0.48

/** "4 out of 5" granted in 2022 had more than secondary education (docs/facts.md 1.4; education-2022, reported). */
export const postSecondary2022 = 0.8
