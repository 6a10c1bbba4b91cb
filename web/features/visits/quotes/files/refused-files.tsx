import { useTranslation } from '#web/i18n/use-translation.tsx'
import { FieldError } from '#web/ui/field.tsx'
import text from '#web/ui/text.module.css'
import { interrupted, type Place } from './use-uploads.ts'

type Props = {
  place: Place | undefined
  /** Names each file, where several can be chosen at once. */
  named?: boolean
  onRetry: (files: readonly File[]) => Promise<unknown>
}

/** Says why files were not stored. Files whose connection failed can be sent again. */
export function RefusedFiles({ place, named, onRetry }: Props) {
  const { t } = useTranslation()
  const again = interrupted(place)
  if (!place || place.share !== null) return null
  return (
    <>
      {place.refused.map(({ file, error }, at) => (
        <FieldError
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          key={at}
          error={named ? t('{{name}}: {{reason}}', { name: file.name, reason: t(error) }) : error}
          alert
        />
      ))}
      {again.length > 0 && (
        <div>
          <button type="button" className={text.link} onClick={() => void onRetry(again)}>
            {t('Try Again')}
          </button>
        </div>
      )}
    </>
  )
}
