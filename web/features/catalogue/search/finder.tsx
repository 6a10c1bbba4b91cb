import { clsx } from 'clsx'
import { type FormEvent, useId, useState } from 'react'
import { type SearchType, URGENCIES, URGENCY_LABELS } from '#domain/search-choices.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Select } from '#web/ui/field.tsx'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Search } from '#web/ui/icons/search.ts'
import { SlidersHorizontal } from '#web/ui/icons/sliders-horizontal.ts'
import styles from './finder.module.css'
import { useProvinceNames } from './province-names.ts'
import { TypeToggle } from './type-toggle.tsx'
import { WordsField } from './words-field.tsx'

/**
 * Shows the search form of the home page. Empty fields are not sent. Phones collapse rarely used
 * fields.
 */
export function Finder({ services }: { services: readonly { id: string; name: string; sourceName: string }[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const rest = useId()
  const [type, setType] = useState<SearchType>('hospitals')
  const [words, setWords] = useState('')
  const [location, setLocation] = useState('')
  const [unfolded, unfold] = useState(false)
  const { options, provinceOf, spellingsOf, wake } = useProvinceNames(location)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const field = (name: string) => String(form.get(name) ?? '')
    // The button below the suggestions searches doctors if the words mean a sub-specialty.
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    navigate(
      paths.search({
        q: words.trim(),
        type: submitter?.value || type,
        service: field('service'),
        location: provinceOf(location.trim()),
        urgency: field('urgency'),
      }),
    )
  }
  return (
    <search>
      <form
        action={paths.search()}
        className={styles.finder}
        onFocus={wake}
        onSubmit={submit}
        aria-label={t('Find care')}
      >
        <TypeToggle value={type} onChange={setType} className={styles.type} />
        <div className={styles.fields}>
          <WordsField
            className={clsx(styles.field, styles.words)}
            value={words}
            onChange={setWords}
            addressOf={({ sourceName }) =>
              paths.search({ type, service: sourceName, location: provinceOf(location.trim()) })
            }
          />
          <Combobox
            className={styles.field}
            label={t('City')}
            placeholder={t('Any of 81 provinces')}
            icon={<MapPin className={styles.pin} aria-hidden="true" />}
            name="location"
            options={options}
            spellingsOf={spellingsOf}
            value={location}
            onChange={setLocation}
          />
          <div className={clsx(styles.rest, unfolded && styles.unfolded)} id={rest}>
            <Select
              className={styles.field}
              label={t('Service')}
              name="service"
              placeholder={t('Select a service')}
              options={services.map(({ name, sourceName }) => ({ value: sourceName, label: name }))}
            />
            <Select
              className={styles.field}
              label={t('Urgency')}
              name="urgency"
              placeholder={t('Any time')}
              options={URGENCIES.map((value) => ({ value, label: t(URGENCY_LABELS[value]) }))}
            />
          </div>
          <div className={styles.submit}>
            <Button type="submit" size="lg" className={styles.search} icon={<Search aria-hidden="true" />}>
              {t('Search')}
            </Button>
          </div>
          <Button
            variant="ghost"
            className={styles.unfold}
            aria-expanded={unfolded}
            aria-controls={rest}
            icon={<SlidersHorizontal aria-hidden="true" />}
            onClick={() => unfold(!unfolded)}
          >
            {t('Service and urgency')}
          </Button>
        </div>
      </form>
    </search>
  )
}
