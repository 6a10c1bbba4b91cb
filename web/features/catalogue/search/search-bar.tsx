import { type FormEvent, type ReactNode, useState } from 'react'
import { type SearchState, writeSearch } from '#domain/search-address.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Search } from '#web/ui/icons/search.ts'
import { BrowseTop } from './browse-top.tsx'
import styles from './search-bar.module.css'
import { searchAddress, without, withTreatment, withType } from './search-state.ts'
import { SkipToResults } from './skip-to-results.tsx'
import { TypeToggle } from './type-toggle.tsx'
import { WordsField } from './words-field.tsx'

type SearchBarProps = {
  state: SearchState
  onChange: (next: SearchState) => void
  /** Chips below the field. */
  children: ReactNode
  /** Sentences below the chips. */
  notes?: ReactNode
}

/**
 * Shows the switch between hospitals and doctors, and the text field, which stands in the header of
 * a narrow screen. A search starts on Enter or the button.
 */
export function SearchBar({ state, onChange, children, notes }: SearchBarProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(state.q ?? '')
  const [lastValue, setLastValue] = useState(state.q)
  if (lastValue !== state.q) {
    setLastValue(state.q)
    setText(state.q ?? '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = text.trim()
    onChange(q ? { ...state, q } : without(state, 'q'))
  }
  return (
    <BrowseTop title={t('Search hospitals and doctors')} hideTitle isSlim>
      <search>
        <form action={paths.search()} className={styles.form} onSubmit={submit}>
          {[...writeSearch(without(state, 'q'))].map(
            ([name, value]) => name !== 'type' && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <TypeToggle value={state.type} onChange={(type) => onChange(withType(state, type))} className={styles.type} />
          <WordsField
            hideLabel
            icon={<Search aria-hidden="true" />}
            value={text}
            onChange={setText}
            addressOf={({ sourceName }) => searchAddress(withTreatment(state, sourceName))}
          />
          <Button type="submit" size="lg" className={styles.submit} icon={<Search aria-hidden="true" />}>
            <span className={styles.word}>{t('Search')}</span>
          </Button>
        </form>
      </search>
      <SkipToResults />
      <div className={styles.chips}>{children}</div>
      {notes}
    </BrowseTop>
  )
}
