import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Lattice } from '#web/art/art.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
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
    <div className="search-top">
      <div className="lat" aria-hidden="true">
        <Lattice />
      </div>
      <div className="page">
        <h1>{t('Search hospitals and doctors')}</h1>
        <search>
          <form className="search-line" onSubmit={submit}>
            <TypeToggle value={state.type} onChange={(type) => onChange(withType(state, type))} />
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
            <Button type="submit" size="lg" icon={<Search aria-hidden="true" />}>
              <span className="go">{t('Search')}</span>
            </Button>
          </form>
        </search>
      </div>
    </div>
  )
}
