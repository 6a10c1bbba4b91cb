import { useWatch } from 'react-hook-form'
import { findDistrict } from '#domain/districts.ts'
import { findProvince, PROVINCES } from '#domain/places.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Input, Textarea } from '#web/ui/field.tsx'
import { HOSPITAL_FIELDS } from './hospital-fields.ts'
import { PlaceMap } from './place-map.tsx'
import { townsOf } from './province-frame.ts'
import styles from './section.module.css'
import { Section } from './section.tsx'
import type { SectionParts } from './use-hospital-form.ts'

const CITIES = PROVINCES.map(({ name }) => name)

/**
 * Edits type and place of the hospital. Choosing a district moves the pin to its centre. A new
 * hospital gets its description here.
 */
export function FactsSection({ editing, control, isNew = false }: SectionParts & { isNew?: boolean }) {
  const { t } = useTranslation()
  const [city, district, latitude, longitude] = useWatch({
    control,
    name: ['city', 'district', 'latitude', 'longitude'],
  })
  const place = (at: { latitude: number; longitude: number }) => {
    editing.set('latitude', at.latitude.toFixed(4))
    editing.set('longitude', at.longitude.toFixed(4))
  }
  /** Returns label, error and change mark of fields that are no plain input. */
  const facts = (path: 'city' | 'district') => {
    const { label, error, changed } = editing.input(path)
    return { label, error, changed }
  }
  return (
    <Section name="facts" note={t('Shown to patients')}>
      <Switch label={t(HOSPITAL_FIELDS.isActive.label)} {...control.register('isActive')} />
      <Input app {...editing.input('name')} />
      {isNew && <Textarea app optional rows={4} {...editing.input('description')} />}
      <Input app {...editing.input('address')} />
      <div className={styles.triple}>
        <Combobox
          app
          options={CITIES}
          value={city}
          {...facts('city')}
          onChange={(next) => {
            editing.write('city', next)
            const province = findProvince(next)
            if (province && next !== city) place(province)
          }}
        />
        <Combobox
          app
          optional
          options={findProvince(city) ? townsOf(city).map(({ name }) => name) : []}
          value={district}
          {...facts('district')}
          onChange={(next) => {
            editing.write('district', next)
            const match = findDistrict(city, next)
            if (match && next !== district) place(match)
          }}
        />
        <Input app {...editing.input('country')} />
      </div>
      <PlaceMap city={city} latitude={latitude} longitude={longitude} onMove={place} />
      <div className={styles.pair}>
        <Input app optional dir="ltr" inputMode="decimal" {...editing.input('latitude')} />
        <Input app optional dir="ltr" inputMode="decimal" {...editing.input('longitude')} />
      </div>
    </Section>
  )
}
