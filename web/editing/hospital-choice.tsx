/**
 * HospitalChoice({ label, value, onChange, onState?, …field }) — a hospital, active or not, found
 * on the server by the typed name or city. The value is null while the text matches none. `onState`
 * receives whether the first hospitals have loaded.
 */
import { useQuery } from '@apollo/client/react'
import { useDeferredValue, useEffect, useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import type { FieldProps } from '#web/ui/field.tsx'
import { BuildingComplex as Building2 } from '#web/ui/icons/building-complex.ts'
import { type PendingParts, usePendingPart } from './pending-parts.ts'

const HospitalChoices = graphql(`
  query HospitalChoices($q: String) {
    managedHospitals(search: { q: $q }, limit: 15) {
      items { id name city }
    }
  }
`)

export type ChosenHospital = { id: string; label: string }
export const hospitalLabel = ({ name, city }: { name: string | null; city: string | null }) =>
  city ? `${name} - ${city}` : (name ?? '')

type HospitalChoiceProps = Omit<FieldProps, 'label'> & {
  label: string
  value: ChosenHospital | null
  onChange: (hospital: ChosenHospital | null) => void
  onState?: (state: 'loading' | 'failed' | 'there') => void
  placeholder?: string
  /** Pending parts of the form, so that a name without a match is not saved as no hospital. */
  pending?: PendingParts
}

export function HospitalChoice({
  value,
  onChange,
  onState,
  placeholder,
  pending,
  error: invalid,
  ...field
}: HospitalChoiceProps) {
  const { t } = useTranslation()
  const [typed, type] = useState(value?.label ?? '')
  const [lastValue, setLastValue] = useState(value)
  // The value was set from outside: by a draft or another user's edit.
  if (value && value.id !== lastValue?.id) {
    setLastValue(value)
    type(value.label)
  } else if (!value && lastValue) {
    setLastValue(null)
    if (typed === lastValue.label) type('')
  }
  const words = useDeferredValue(typed === value?.label ? '' : (typed.split(' - ')[0] ?? ''))
  const { data, previousData, error, loading } = useQuery(HospitalChoices, { variables: { q: words } })
  const choices = ((data ?? previousData)?.managedHospitals.items ?? []).map((hospital) => ({
    id: hospital.id,
    label: hospitalLabel(hospital),
  }))
  const match = choices.find(({ label }) => label === typed)
  const [isUnknown, setUnknown] = useState(false)
  usePendingPart(pending, typed.trim() !== '' && !value, {
    label: field.label,
    take() {
      if (match) onChange(match)
      setUnknown(!match)
      return match !== undefined
    },
    drop: () => type(''),
  })
  const state = error ? 'failed' : loading && !previousData ? 'loading' : 'there'
  useEffect(() => onState?.(state), [state, onState])

  function choose(text: string) {
    type(text)
    setUnknown(false)
    const chosen = choices.find(({ label }) => label === text) ?? (text === value?.label ? value : null)
    setLastValue(chosen)
    if (chosen?.id !== value?.id) onChange(chosen)
  }
  return (
    <Combobox
      {...field}
      app
      icon={<Building2 aria-hidden="true" />}
      options={[...new Set([...(value ? [value.label] : []), ...choices.map(({ label }) => label)])]}
      value={typed}
      error={isUnknown ? t('Choose a hospital from the list, or empty the field') : invalid}
      onChange={choose}
      {...(placeholder && { placeholder })}
    />
  )
}
