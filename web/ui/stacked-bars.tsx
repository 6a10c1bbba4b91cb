/**
 * StackedBars({ label, columns, series }) — a stacked bar chart whose parts differ by pattern as
 * well as colour. It is an image with one label. A table beside it has the same numbers for users
 * who cannot see it. Wide charts scroll on narrow screens, and show their last columns first. It
 * follows the text direction.
 * Swatch({ look }) — the look of a part, for a legend.
 */
import { useEffect, useId, useRef } from 'react'
import { directionOf } from '#domain/languages.ts'
import { type Look, STEPS, stepFor } from '#domain/charts.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFormat } from '../i18n/format.ts'
import styles from './stacked-bars.module.css'

export type BarColumn = { key: string; label: string; values: readonly number[] }

const HEIGHT = 210
const AXIS = 30
/** Room for the last label, which extends beyond its bar. */
const EDGE = 16
/** Maximum number of labels under the bars. */
const LABELS = 7

function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}striped`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--color-warn-soft)" />
        <rect width="2.6" height="6" fill="var(--color-chart-4)" />
      </pattern>
      <pattern id={`${id}dotted`} width="5" height="5" patternUnits="userSpaceOnUse">
        <rect width="5" height="5" fill="var(--color-stop-soft)" />
        <circle cx="2.5" cy="2.5" r="1.2" fill="var(--color-stop)" />
      </pattern>
      <pattern id={`${id}hatched`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="6" height="6" fill="var(--color-surface)" />
        <rect width="3.4" height="6" fill="var(--color-chart-1)" />
      </pattern>
    </defs>
  )
}

const fillOf = (look: Look, id: string) =>
  ({
    solid: 'var(--color-chart-1)',
    deep: 'var(--color-chart-2)',
    striped: `url(#${id}striped)`,
    dotted: `url(#${id}dotted)`,
    hatched: `url(#${id}hatched)`,
  })[look]

export function Swatch({ look }: { look: Look }) {
  const id = `s${useId().replace(/\W/g, '')}`
  return (
    <svg viewBox="0 0 16 12" className={styles.swatch} aria-hidden="true">
      <Patterns id={id} />
      <rect width="16" height="12" fill={fillOf(look, id)} />
    </svg>
  )
}

type BarProps = { column: BarColumn; series: readonly Look[]; x: number; width: number; unit: number; id: string }

function Bar({ column, series, x, width, unit, id }: BarProps) {
  let below = 0
  return column.values.map((value, at) => {
    const height = value * unit
    below += height
    // A hairline in the paper colour separates the parts.
    return value > 0 ? (
      <rect
        key={series[at]}
        x={x}
        y={HEIGHT - below}
        width={width}
        height={Math.max(height - 1.5, 1)}
        rx="2"
        fill={fillOf(series[at] ?? 'solid', id)}
      />
    ) : null
  })
}

type StackedBarsProps = { label: string; columns: readonly BarColumn[]; series: readonly Look[] }

export function StackedBars({ label, columns, series }: StackedBarsProps) {
  const { formatNumber } = useFormat()
  const { language } = usePreferences()
  const id = `b${useId().replace(/\W/g, '')}`
  const width = Math.max(700, columns.length * 12)
  const step = stepFor(Math.max(...columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0))))
  const unit = HEIGHT / (step * STEPS)
  const slot = (width - AXIS) / Math.max(columns.length, 1)
  const bar = Math.min(slot * 0.62, 48)
  const every = Math.max(1, Math.ceil(columns.length / LABELS))
  const rightToLeft = directionOf(language) === 'rtl'
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = scroller
    // Positions are negative from right to left.
    if (current) current.scrollLeft = rightToLeft ? -current.scrollWidth : current.scrollWidth
  }, [rightToLeft])
  /** Returns an x position measured from the reading start. */
  const across = (x: number) => (rightToLeft ? width + EDGE - x : x)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <div ref={scroller} className={styles.scroll} tabIndex={0} role="img" aria-label={label}>
      <svg className={styles.chart} viewBox={`0 -8 ${width + EDGE} ${HEIGHT + 34}`} aria-hidden="true">
        <Patterns id={id} />
        {Array.from({ length: STEPS + 1 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are always the same
          <g key={at}>
            <path
              d={`M${across(AXIS)} ${HEIGHT - at * step * unit + 0.5}H${across(width)}`}
              stroke="var(--color-line)"
              strokeDasharray={at === 0 ? undefined : '3 4'}
            />
            <text x={across(AXIS - 8)} y={HEIGHT - at * step * unit + 4} textAnchor="end">
              {formatNumber(at * step, { notation: step >= 1000 ? 'compact' : 'standard' })}
            </text>
          </g>
        ))}
        {columns.map((column, at) => (
          <g key={column.key}>
            <Bar
              column={column}
              series={series}
              x={across(AXIS + slot * (at + 0.5)) - bar / 2}
              width={bar}
              unit={unit}
              id={id}
            />
            {(columns.length - 1 - at) % every === 0 && (
              // The last label ends with the chart, because a long one would be cut off.
              <text
                x={across(at === columns.length - 1 ? width + EDGE : AXIS + slot * (at + 0.5))}
                y={HEIGHT + 20}
                textAnchor={at === columns.length - 1 ? 'end' : 'middle'}
              >
                {column.label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
