import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'

/** Returns the ID of a result's link, which takes the focus after loading more. */
export const linkIdOf = (position: number) => `result-${position}`

type PageFailedProps = { onRetry: () => void; className?: string | undefined }

export function PageFailed({ onRetry, className }: PageFailedProps) {
  const { t } = useTranslation()
  return (
    <Banner
      tone="stop"
      className={className}
      action={
        <button type="button" onClick={onRetry}>
          {t('Try Again')}
        </button>
      }
    >
      {t('Something went wrong while searching. Please try again.')}
    </Banner>
  )
}
