import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { fold } from '#domain/fold.ts'
import { paletteWords } from '#domain/palette.ts'
import { FindRecords, type FoundRecord, type Item, RECORD_SECTIONS, type Section } from './items.ts'
import { addressOf, iconOf, useNoteOf } from './record-items.ts'

export type Place = Pick<Item, 'label' | 'Icon' | 'keys'> & { to: string }

type Sources = {
  /** What is typed now, and what the server is asked for: the same a moment later. */
  typed: string
  asked: string
  commands: readonly Place[]
  pages: readonly Place[]
  recent: readonly FoundRecord[]
}

/** `>` before the words leaves the records out. */
export const ONLY_COMMANDS = '>'

/** The sections of the palette for what is typed: records, pages, and what can be begun. */
export function useSections({ typed, asked, commands, pages, recent }: Sources) {
  const { t } = useTranslation()
  const noteOf = useNoteOf()
  const commandsOnly = typed.startsWith(ONLY_COMMANDS)
  const words = fold(commandsOnly ? typed.slice(1) : typed)
    .split(' ')
    .filter(Boolean)
  const looksUp = !commandsOnly && paletteWords(asked).length > 0
  const query = useQuery(FindRecords, { variables: { q: asked.trim() }, skip: !looksUp, fetchPolicy: 'network-only' })
  const found = looksUp ? ((query.data ?? query.previousData)?.findRecords ?? []) : []

  const recordItem = (record: FoundRecord): Item => ({
    id: `${record.kind}-${record.id}`,
    label: record.name,
    note: noteOf(record),
    Icon: iconOf(record),
    to: addressOf(record),
    record,
  })
  const placeItem = (place: Place): Item => ({ ...place, id: place.to, label: t(place.label) })
  const matching = (places: readonly Place[]) =>
    places.map(placeItem).filter(({ label }) => words.every((word) => fold(label).includes(word)))

  const sections: Section[] = [
    ...(typed === '' ? [{ id: 'recent', title: t('Recently opened'), items: recent.map(recordItem) }] : []),
    ...RECORD_SECTIONS.map(({ id, title, kinds }) => ({
      id,
      title: t(title),
      items: found.filter(({ kind }) => kinds.includes(kind)).map(recordItem),
    })),
    { id: 'commands', title: t('Commands'), items: matching(commands) },
    ...(commandsOnly ? [] : [{ id: 'pages', title: t('Pages'), items: matching(pages) }]),
  ]
  return { sections: sections.filter(({ items }) => items.length > 0), searching: query.loading, failed: query.error }
}
