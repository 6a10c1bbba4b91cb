import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { CalendarOff } from '#web/ui/icons/calendar-off.ts'
import type { WaitingItem } from './waiting-items.ts'

export const UnbookableFields = graphql(`
  fragment UnbookableFields on UnbookableHospitals { total services hours }
`)
export type Unbookable = ResultOf<typeof UnbookableFields>

/** Returns the formatter of the hospitals that cannot be booked, with the reasons. */
export function useUnbookableItem(): (unbookable: Unbookable) => WaitingItem[] {
  const { t } = useTranslation()
  return ({ total, services, hours }) => {
    if (total === 0) return []
    const reasons = [
      services > 0 && t('{{count}} without treatments', { count: services }),
      hours > 0 && t('{{count}} without hours', { count: hours }),
    ]
    return [
      {
        key: 'unbookable',
        count: total,
        title: t('{{count}} hospitals cannot be booked', { count: total }),
        note: reasons.filter(Boolean).join(' · '),
        end: null,
        tone: 'info',
        Icon: CalendarOff,
        to: `${paths.adminHospitals}?missing=any`,
      },
    ]
  }
}
