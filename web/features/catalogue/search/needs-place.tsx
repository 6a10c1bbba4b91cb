import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'

/** Explains that "Nearest" needs a place to measure from. */
export function NeedsPlace({ onLocate, className }: { onLocate: () => void; className?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Banner
      className={className}
      title={t('Nearest needs a place')}
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
