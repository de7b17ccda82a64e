import { fitted } from '../src/estimate/published.ts'
import { readReports } from './command.ts'

/** How many of the reported outcomes that the fit learns from are of each year, every year from the first to the last. */
export function reportsByYear(): { year: number; reports: number }[] {
  const years = readReports(fitted.today).map(({ year }) => year)
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => ({
    year: first + index,
    reports: years.filter((year) => year === first + index).length,
  }))
}
