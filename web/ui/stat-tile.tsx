/**
 * StatTile({ icon, tone?, value, label, change?, note?, to? }) — a number with its label. With `to`
 * the whole tile is a link. `change` is the difference from the previous period; its arrow only
 * repeats the text.
 * StatTiles() — a row of tiles.
 */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ArrowDownRight } from '#web/ui/icons/arrow-down-right.ts'
import { ArrowUpRight } from '#web/ui/icons/arrow-up-right.ts'
import { Minus } from '#web/ui/icons/minus.ts'
import { Medallion } from './banner.tsx'
import { Card, CardLink } from './card.tsx'
import styles from './stat-tile.module.css'
import text from './text.module.css'

const arrows = { up: ArrowUpRight, down: ArrowDownRight, none: Minus }

type StatTileProps = {
  icon: ReactNode
  tone?: number
  /** Formatted value. */
  value: ReactNode
  label: ReactNode
  change?: { direction: 'up' | 'down' | 'none'; text: ReactNode }
  /** Line below the number if there is no comparison. */
  note?: ReactNode
  to?: string
}

export function StatTile({ icon, tone = 0, value, label, change, note, to }: StatTileProps) {
  const Arrow = change && arrows[change.direction]
  return (
    <Card hit={to !== undefined} className={styles.tile}>
      <Medallion size="sm" tone={tone}>
        {icon}
      </Medallion>
      <div>
        <b className={styles.value}>{value}</b>
        <span className={styles.label}>{to ? <CardLink to={to}>{label}</CardLink> : label}</span>
        {note && <span className={styles.change}>{note}</span>}
        {change && Arrow && (
          <span className={styles.change}>
            <Arrow className={text.flip} aria-hidden="true" />
            {change.text}
          </span>
        )}
      </div>
    </Card>
  )
}

export function StatTiles({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={clsx(styles.tiles, className)}>{children}</div>
}
