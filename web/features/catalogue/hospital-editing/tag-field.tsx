import { type KeyboardEvent, useId, useState } from 'react'
import { fold } from '#domain/fold.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Field, InForm, inputLook } from '#web/ui/field.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { X } from '#web/ui/icons/x.ts'
import styles from './tag-field.module.css'

type TagFieldProps = {
  label: string
  placeholder: string
  values: readonly string[]
  suggestions?: readonly string[]
  changed: boolean
  error: string | undefined
  maxLength: number
  onChange: (values: string[]) => void
}

/**
 * Edits a list of words, with suggestions in the language of the page. Enter or a comma adds the
 * typed text, the cross removes a word.
 */
export function TagField({
  label,
  placeholder,
  values,
  suggestions = [],
  changed,
  error,
  maxLength,
  onChange,
}: TagFieldProps) {
  const { t } = useTranslation()
  const [typed, type] = useState('')
  const list = useId()
  const labelOf = (value: string) => (suggestions.includes(value) ? t(value) : value)
  function add() {
    const byLabel = new Map(suggestions.map((value) => [fold(labelOf(value)), value]))
    const words = typed.split(',').map((word) => byLabel.get(fold(word.trim())) ?? word.trim())
    const existing = new Set(values.map(fold))
    const added = words.filter((word) => word !== '' && !existing.has(fold(word)))
    type('')
    if (added.length > 0) onChange([...values, ...added])
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The save shortcut includes the typed text.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') add()
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }
  return (
    // The input only adds words, and may be empty.
    <InForm value={false}>
      <Field label={label} changed={changed} error={error}>
        {(aria) => (
          <span className={styles.box}>
            {values.length > 0 && (
              <ul className={styles.tags} aria-label={label}>
                {values.map((value) => (
                  <li key={value} className={styles.tag}>
                    <bdi>{labelOf(value)}</bdi>
                    <button
                      type="button"
                      aria-label={t('Remove {{name}}', { name: labelOf(value) })}
                      onClick={() => onChange(values.filter((other) => other !== value))}
                    >
                      <X aria-hidden="true" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <span className={styles.add}>
              <input
                {...aria}
                className={inputLook(true)}
                list={suggestions.length > 0 ? list : undefined}
                value={typed}
                maxLength={maxLength}
                placeholder={placeholder}
                onChange={(event) => type(event.target.value)}
                onKeyDown={onKeyDown}
                onBlur={add}
              />
              <IconButton label={placeholder} onClick={add}>
                <Plus aria-hidden="true" />
              </IconButton>
            </span>
            {suggestions.length > 0 && (
              <datalist id={list}>
                {suggestions
                  .filter((name) => !values.includes(name))
                  .map((name) => (
                    <option key={name} value={labelOf(name)} />
                  ))}
              </datalist>
            )}
          </span>
        )}
      </Field>
    </InForm>
  )
}
