/**
 * HospitalChoice({ hospital, onChange, error?, changed? }) — the hospital of a staff member, found
 * by a part of its name.
 */
import { useEffect, useState } from 'react'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Combobox } from '#web/ui/combobox.tsx'

const HospitalChoices = graphql(`
  query HospitalChoices($search: HospitalSearch) { hospitals(search: $search, limit: 20) { items { id name city } } }
`)

const PAUSE_MS = 250

type Props = {
  /** Name of the current hospital, if any. */
  name: string
  onChange: (hospitalId: string) => void
  error?: string | undefined
}

const labelOf = ({ name, city }: { name: string; city: string }) => `${name} - ${city}`

export function HospitalChoice({ name, onChange, error }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(name)
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed === name ? '' : (typed.split(' - ')[0] ?? '').trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, name])
  const search = { asText: true, ...(words && { q: words }) }
  const { data, previousData } = useFreshQuery(HospitalChoices, { variables: { search }, ttl: TTL.lists })
  const items = (data ?? previousData)?.hospitals?.items ?? []
  return (
    <Combobox
      app
      label={t('Hospital')}
      hint={t('Type a part of its name and choose it from the list.')}
      placeholder={t('Search hospitals')}
      options={items.map(labelOf)}
      value={typed}
      error={error}
      onChange={(value) => {
        setTyped(value)
        onChange(items.find((item) => labelOf(item) === value)?.id ?? '')
      }}
    />
  )
}
