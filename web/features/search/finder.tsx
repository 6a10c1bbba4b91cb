import './finder.css'
import { MapPin, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { provinceNames } from '#domain/places.ts'
import { type SearchType, URGENCIES, URGENCY_LABELS } from '#domain/search-choices.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { TypeToggle } from './type-toggle.tsx'

/** The home page's way into the search; only what was filled in is asked for. */
export function Finder({ services }: { services: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [type, setType] = useState<SearchType>('hospitals')
  const [location, setLocation] = useState('')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const field = (name: string) => String(form.get(name) ?? '').trim()
    navigate(
      paths.search({
        q: field('q'),
        type,
        service: field('service'),
        location: location.trim(),
        urgency: field('urgency'),
      }),
    )
  }
  return (
    <search>
      <form className="finder" onSubmit={submit} aria-label={t('Find care')}>
        <TypeToggle value={type} onChange={setType} />
        <div className="finder-row">
          <Select
            className="fcell"
            label={t('Service')}
            name="service"
            placeholder={t('Select a service')}
            options={services.map(({ name }) => ({ value: name, label: name }))}
          />
          <div className="fcell">
            <Combobox
              label={t('City')}
              placeholder={t('Any of 81 provinces')}
              icon={<MapPin className="end" aria-hidden="true" />}
              options={provinceNames}
              value={location}
              onChange={setLocation}
            />
          </div>
          <Select
            className="fcell"
            label={t('Urgency')}
            name="urgency"
            placeholder={t('Any time')}
            options={URGENCIES.map((value) => ({ value, label: t(URGENCY_LABELS[value]) }))}
          />
          <Input
            className="fcell"
            label={t('Symptoms or doctors')}
            name="q"
            maxLength={200}
            autoComplete="off"
            placeholder={t('e.g. knee pain, Dr. Karayel')}
          />
          <div className="fgo">
            <Button type="submit" size="lg" icon={<Search aria-hidden="true" />}>
              {t('Search')}
            </Button>
          </div>
        </div>
      </form>
    </search>
  )
}
