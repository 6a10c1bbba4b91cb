/**
 * RecordCounts({ dashboard, days }) — number of records of each kind and its change, with links to
 * the lists.
 */

import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Trans } from '#web/i18n/trans.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import type { IconComponent } from '#web/ui/icon.ts'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { HeartPulse } from '#web/ui/icons/heart-pulse.ts'
import { Hospital } from '#web/ui/icons/hospital.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'
import styles from './record-counts.module.css'

export const RecordCountsFields = graphql(`
  fragment RecordCountsFields on Dashboard {
    hospitals { total change changeBefore }
    doctors { total change changeBefore }
    services { total change changeBefore }
    activeServices { total change changeBefore }
  }
`)
type Counts = ResultOf<typeof RecordCountsFields>
type Tile = { of: keyof Counts; label: string; to: string; Icon: IconComponent; tone: number }

const TILES: readonly Tile[] = [
  { of: 'hospitals', label: sentence('Hospitals'), to: paths.adminHospitals, Icon: Hospital, tone: 0 },
  { of: 'doctors', label: sentence('Doctors'), to: paths.adminDoctors, Icon: Stethoscope, tone: 1 },
  { of: 'services', label: sentence('Services'), to: paths.adminServices, Icon: HeartPulse, tone: 2 },
  { of: 'activeServices', label: sentence('Active services'), to: paths.adminServices, Icon: CircleCheck, tone: 0 },
]

const directionOf = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'none')

type ChangeProps = { change: number; changeBefore: number | null; days: number }

function Change({ change, changeBefore, days }: ChangeProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  if (change === 0 && changeBefore === 0) return <span>{t('No change in {{count}} days', { count: 2 * days })}</span>
  const signed = (value: number) => formatNumber(value, { signDisplay: 'exceptZero' })
  const bold = { b: <b className={styles.change} /> }
  return (
    <span>
      {changeBefore === null ? (
        <Trans
          i18nKey="<b>{{change}}</b> in {{count}} days"
          values={{ change: signed(change), count: days }}
          components={bold}
        />
      ) : (
        <Trans
          i18nKey="<b>{{change}}</b> (before: {{before}})"
          values={{ change: signed(change), before: signed(changeBefore) }}
          components={bold}
        />
      )}
    </span>
  )
}

/** Returns false if there is neither a change nor an earlier period, so no change is shown. */
const isComparable = ({ change, changeBefore }: Counts[keyof Counts]) => change !== 0 || changeBefore !== null

export function RecordCounts({ dashboard, days }: { dashboard: Counts; days: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  return (
    <StatTiles className={styles.tiles}>
      {TILES.map(({ of, label, to, Icon, tone }) => (
        <StatTile
          key={of}
          icon={<Icon />}
          tone={tone}
          value={formatNumber(dashboard[of].total)}
          label={t(label)}
          {...(isComparable(dashboard[of]) && {
            change: {
              direction: directionOf(dashboard[of].change),
              text: <Change {...dashboard[of]} days={days} />,
            },
          })}
          to={to}
        />
      ))}
    </StatTiles>
  )
}
