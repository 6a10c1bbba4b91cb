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
import styles from './finder.module.css'
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
      <form className={styles.finder} onSubmit={submit} aria-label={t('Find care')}>
        <TypeToggle value={type} onChange={setType} className={styles.type} />
        <div className={styles.fields}>
          <Select
            className={styles.field}
            label={t('Service')}
            name="service"
            placeholder={t('Select a service')}
            options={services.map(({ name }) => ({ value: name, label: name }))}
          />
          <Combobox
            className={styles.field}
            label={t('City')}
            placeholder={t('Any of 81 provinces')}
            icon={<MapPin className={styles.pin} aria-hidden="true" />}
            options={provinceNames}
            value={location}
            onChange={setLocation}
          />
          <Select
            className={styles.field}
            label={t('Urgency')}
            name="urgency"
            placeholder={t('Any time')}
            options={URGENCIES.map((value) => ({ value, label: t(URGENCY_LABELS[value]) }))}
          />
          <Input
            className={styles.field}
            label={t('Symptoms or doctors')}
            name="q"
            maxLength={200}
            autoComplete="off"
            placeholder={t('e.g. knee pain, Dr. Karayel')}
          />
          <div className={styles.submit}>
            <Button type="submit" size="lg" className={styles.search} icon={<Search aria-hidden="true" />}>
              {t('Search')}
            </Button>
          </div>
        </div>
      </form>
    </search>
  )
}
