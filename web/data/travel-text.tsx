import type { TravelDates } from '#domain/travel-dates.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { TravelButton } from './travel-note.tsx'

export type TravelTextProps = { travel: TravelDates; isEmpty?: boolean | undefined }

/** Note about the travel dates of the shown times, with a button to change them. */
export function TravelText({ travel: { from, to }, isEmpty }: TravelTextProps) {
  const { t } = useTranslation()
  const { formatDates } = useFormat()
  const days = formatDates(from, to)
  return (
    <Banner quiet tone={isEmpty ? 'warn' : 'info'} action={<TravelButton />}>
      {isEmpty
        ? t('No in-person time is free while you are in Türkiye: {{days}}.', { days })
        : t('In-person visits: only times while you are in Türkiye, {{days}}. Video and phone visits: any time.', {
            days,
          })}
    </Banner>
  )
}
