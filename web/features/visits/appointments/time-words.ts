import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

/** Returns a function that formats a time on the hospital's clock: `Tue, 1 December, 09:00`. */
export function useTimeWords() {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  return ({ date, time }: { date: string; time: string }): string =>
    t('{{day}}, {{time}}', { day: formatDate(date, { weekday: 'short', day: 'numeric', month: 'long' }), time })
}
