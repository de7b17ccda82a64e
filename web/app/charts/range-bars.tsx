import { useTranslation } from 'react-i18next'
import { Chart } from './chart.tsx'
import type { Range } from './crowd.tsx'

interface RangeBarsProps {
  bars: readonly {
    /** Says the figures too. */
    name: string
    /** Null where there is none, and the name says why. */
    range: Range | null
    /** The person's own range, drawn full; others are drawn as an outline. */
    isOwn?: boolean
  }[]
}

const scale = { from: 0, to: 100, marks: [0, 25, 50, 75, 100].map((at) => ({ at, text: at })) }

/** Ranges below each other on one scale from 0 to 100, each with its middle. */
export function RangeBars({ bars }: RangeBarsProps) {
  const { t } = useTranslation()
  return (
    <Chart
      scale={scale}
      rows={bars.map(({ name, range, isOwn }) => ({
        id: name,
        name,
        // A range of one number is still to be seen.
        spans: range
          ? [{ low: range.low, high: Math.max(range.high, range.low + 1), look: isOwn ? 'solid' : 'outline' }]
          : [],
        middle: range && { at: range.mid, text: t('crowd.middle', { middle: range.mid }) },
      }))}
    />
  )
}
