import { clsx } from 'clsx'
import { type Ref, useId } from 'react'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import field from '#web/ui/field.module.css'
import { FieldError } from '#web/ui/field.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './star-choice.module.css'

export const STARS = [1, 2, 3, 4, 5] as const
const STAR_WORDS = [sentence('Poor'), sentence('Fair'), sentence('Good'), sentence('Very good'), sentence('Excellent')]

type Props = {
  value: number
  onChange: (value: number) => void
  /** An English sentence (the key of its translation). */
  error?: string | undefined
  /** Ref of the first star, for moving the focus. */
  ref?: Ref<HTMLInputElement>
}

/** Shows one to five stars as radio buttons, which arrow keys and screen readers support. */
export function StarChoice({ value, onChange, error, ref }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const word = (star: number) => t(STAR_WORDS[star - 1] ?? '')
  return (
    <fieldset>
      <legend className={field.label}>{t('Your rating')}</legend>
      <Row className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} className={clsx(styles.star, star <= value && styles.lit)} title={word(star)}>
            <input
              ref={star === 1 ? ref : undefined}
              type="radio"
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className={text.visuallyHidden}
              name={id}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <i aria-hidden="true" />
            <span className={text.visuallyHidden}>
              {t('{{count}} stars', { count: star })}, {word(star)}
            </span>
          </label>
        ))}
        <span className={clsx(text.strong, styles.word)} aria-hidden="true">
          {word(value)}
        </span>
      </Row>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
