/**
 * Options({ legend, type, options, values, onChange, error? }) — answers as boxed choices. One of
 * several answers can be `exclusive`. `unsaid` adds a dashed choice that leaves the question
 * unanswered. Options with a `picture` stand first, as tiles.
 */
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { NONE } from '#domain/quotes/questionnaires/shape.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Choices } from '#web/ui/choice.tsx'
import { Check } from '#web/ui/icons/check.ts'
import text from '#web/ui/text.module.css'
import styles from './options.module.css'

type Option = { id: string; label: string; picture?: ReactNode }

type Props = {
  legend: string
  type: 'radio' | 'checkbox'
  options: readonly Option[]
  values: readonly string[]
  onChange: (values: string[]) => void
  error?: string | undefined
  /** Adds a choice that clears the answer. */
  unsaid?: boolean
}

/** Toggles an option. "None" excludes all others. */
function toggled(values: readonly string[], id: string): string[] {
  if (values.includes(id)) return values.filter((value) => value !== id)
  return id === NONE ? [NONE] : [...values.filter((value) => value !== NONE), id]
}

export function Options({ legend, type, options, values, onChange, error, unsaid = false }: Props) {
  const { t } = useTranslation()
  const name = useId()
  const pictured = options.filter(({ picture }) => picture)
  const option = ({ id, label, picture }: Option) => (
    <label key={id} className={clsx(styles.option, picture && styles.tile)}>
      <input
        type={type}
        name={name}
        value={id}
        className={text.visuallyHidden}
        checked={values.includes(id)}
        onChange={() => onChange(type === 'radio' ? [id] : toggled(values, id))}
      />
      <Check className={styles.check} aria-hidden="true" />
      {picture}
      <span>{label}</span>
    </label>
  )
  return (
    <Choices legend={legend} hideLegend className={styles.options ?? ''} error={error}>
      {pictured.length > 0 && <div className={styles.tiles}>{pictured.map(option)}</div>}
      {options.filter(({ picture }) => !picture).map(option)}
      {unsaid && (
        <button type="button" className={styles.unsaid} aria-pressed={values.length === 0} onClick={() => onChange([])}>
          {t('I would rather not say')}
        </button>
      )}
    </Choices>
  )
}
