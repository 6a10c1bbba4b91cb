/**
 * Search field with suggestions: a combobox whose list opens below it, or fills the screen of a
 * phone. Arrow keys move through the list, Enter opens the active option or else searches the text,
 * Escape closes.
 */
import { clsx } from 'clsx'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { later } from '#web/routing/later.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation, useNavigate } from '#web/routing/router.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Search } from '#web/ui/icons/search.ts'
import text from '#web/ui/text.module.css'
import { useRootClass } from '#web/ui/use-root-class.ts'
import { leadsTo, optionId, suggestionItems } from './suggestion-items.ts'
import type { SuggestionListProps } from './suggestion-list.tsx'
import { type Treatment, useSuggestions } from './suggestions.ts'
import styles from './words-field.module.css'

const SuggestionList = later<SuggestionListProps>(() =>
  import('./suggestion-list.tsx').then((file) => file.SuggestionList),
)

/** Label of the key. */
const ESCAPE = 'Esc'

type WordsFieldProps = {
  value: string
  onChange: (value: string) => void
  /** Target of a suggested treatment. */
  addressOf: (treatment: Treatment) => string
  hideLabel?: boolean
  icon?: ReactNode
  className?: string | undefined
}

export function WordsField({ value, onChange, addressOf, hideLabel = false, icon, className }: WordsFieldProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const list = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(open ? value : '')
  const items = suggestionItems(suggestions, { treatment: addressOf, hospital: paths.hospital, doctor: paths.doctor })
  const shown = open && items.length > 0
  const activeItem = shown ? items[active] : undefined

  useRootClass(shown && styles.listed)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = () => {
    close()
    onChange('')
  }
  const move = (step: 1 | -1) => {
    if (!shown) return setOpen(true)
    // One place more than there are options: the text itself, without an option.
    const places = items.length + 1
    const next = (active + 1 + step + places) % places
    setActive(next - 1)
    const item = items[next - 1]
    if (item) document.getElementById(optionId(list, item.key))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && activeItem) {
      event.preventDefault()
      choose()
      navigate(activeItem.address, { replace: leadsTo(activeItem.address, pathname) })
    } else if (event.key === 'Enter') close()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches where the focus goes
    <div className={clsx(styles.words, shown && styles.open, className)} onBlur={onBlur}>
      <div className={styles.head}>
        {shown && (
          <IconButton className={styles.back} label={t('Close the suggestions')} onClick={close}>
            <ArrowLeft className={text.flip} aria-hidden="true" />
          </IconButton>
        )}
        <Input
          className={styles.field}
          label={t('Treatment, symptom, hospital or doctor')}
          hideLabel={hideLabel}
          icon={icon}
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={list}
          aria-activedescendant={activeItem && optionId(list, activeItem.key)}
          maxLength={200}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('e.g. knee pain')}
          value={value}
          onChange={({ target }) => {
            onChange(target.value)
            setOpen(true)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {shown && (
        <div className={styles.panel} ref={panel}>
          <SuggestionList id={list} items={items} query={value} active={activeItem?.key} onChosen={choose} />
          <div className={styles.foot}>
            <button
              type="submit"
              name="type"
              value={suggestions?.areDoctorsMeant ? 'doctors' : undefined}
              className={styles.all}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                // Submits first, because the list takes the button with it.
                event.preventDefault()
                event.currentTarget.form?.requestSubmit(event.currentTarget)
                close()
              }}
            >
              <Search aria-hidden="true" />
              {t('All results for “{{words}}”', { words: value.trim() })}
            </button>
            <span className={styles.keys} aria-hidden="true">
              <kbd>↑</kbd>
              <kbd>↓</kbd>
              {t('move')}
              <kbd>↵</kbd>
              {t('open')}
              <kbd>{ESCAPE}</kbd>
              {t('close')}
            </span>
          </div>
        </div>
      )}
      <p className={text.visuallyHidden} role="status">
        {shown && t('{{count}} suggestions', { count: items.length })}
      </p>
    </div>
  )
}
