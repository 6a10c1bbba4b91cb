import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'

export type NeedsPlaceProps = { onLocate: () => void; className?: string | undefined }

/** Explains that "Nearest" needs a place to measure from. */
export function NeedsPlace({ onLocate, className }: NeedsPlaceProps) {
  const { t } = useTranslation()
  return (
    <Banner
      className={className}
      title={t('Choose a place to sort by distance')}
      action={
        <button type="button" onClick={onLocate}>
          {t('Use my location')}
        </button>
      }
    >
      {t('Choose a city in the filters, or use your location.')}
    </Banner>
  )
}
