import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { BrowseTop } from './browse-top.tsx'
import styles from './search-bar.module.css'
import { type SearchState, without, withType } from './search-state.ts'
import { TypeToggle } from './type-toggle.tsx'

type SearchBarProps = { state: SearchState; onChange: (next: SearchState) => void }

/** Hospitals or doctors, and the words; a search starts on Enter or the button. */
export function SearchBar({ state, onChange }: SearchBarProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(state.q ?? '')
  const [known, setKnown] = useState(state.q)
  if (known !== state.q) {
    setKnown(state.q)
    setText(state.q ?? '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = text.trim()
    onChange(q ? { ...state, q } : without(state, 'q'))
  }
  return (
    <BrowseTop title={t('Search hospitals and doctors')}>
      <search>
        <form className={styles.form} onSubmit={submit}>
          <TypeToggle value={state.type} onChange={(type) => onChange(withType(state, type))} className={styles.type} />
          <Input
            type="search"
            label={t('Symptoms or doctors')}
            hideLabel
            icon={<Search aria-hidden="true" />}
            maxLength={200}
            autoComplete="off"
            placeholder={t('e.g. knee pain, Dr. Karayel')}
            enterKeyHint="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" size="lg" className={styles.submit} icon={<Search aria-hidden="true" />}>
            <span className={styles.word}>{t('Search')}</span>
          </Button>
        </form>
      </search>
    </BrowseTop>
  )
}
