import './reviews.css'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { sentence } from '#domain/sentences.ts'

export const STARS = [1, 2, 3, 4, 5] as const
export const STAR_WORDS = [
  sentence('Poor'),
  sentence('Fair'),
  sentence('Good'),
  sentence('Very good'),
  sentence('Excellent'),
]

type Props = {
  value: number
  onChange: (value: number) => void
  /** An English sentence (the key of its translation). */
  error?: string | undefined
}

/** One to five stars as radio buttons, so that arrow keys and screen readers know them. */
export function StarChoice({ value, onChange, error }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className="stars" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="lbl">{t('Your rating')}</legend>
      <div className="row gap-1">
        {STARS.map((star) => (
          <label key={star} className={star <= value ? 'on' : undefined} title={t(STAR_WORDS[star - 1] ?? '')}>
            <input
              type="radio"
              className="sr-only"
              name={id}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <i aria-hidden="true" />
            <span className="sr-only">
              {t('{{count}} stars', { count: star })}, {t(STAR_WORDS[star - 1] ?? '')}
            </span>
          </label>
        ))}
        <span className="strong ms-2" aria-hidden="true">
          {t(STAR_WORDS[value - 1] ?? '')}
        </span>
      </div>
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          <CircleAlert aria-hidden="true" />
          {t(error)}
        </p>
      )}
    </fieldset>
  )
}
