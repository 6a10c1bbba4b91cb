import { fold } from '#domain/fold.ts'
import { paletteWords } from '#domain/palette.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { FoundRecord, FoundRecords, Item, Section } from './items.ts'
import { iconOf, useNoteOf } from './record-items.ts'

export type Place = Pick<Item, 'label' | 'Icon' | 'keys'> & { to: string }

type Sources = {
  typed: string
  records: Pick<FoundRecords, 'matches' | 'sections' | 'addressOf'>
  commands: readonly Place[]
  pages: readonly Place[]
  recent: readonly FoundRecord[]
}

/** `>` before the text excludes records. */
const ONLY_COMMANDS = '>'

const isCommand = (typed: string) => typed.startsWith(ONLY_COMMANDS)

/** Returns the search text for records, or null if it cannot match. */
export const wordsFor = (typed: string): string | null =>
  isCommand(typed) || paletteWords(typed).length === 0 ? null : typed.trim()

/** Returns the sections of the palette for the typed text: commands, pages and records. */
export function useSections({ typed, records, commands, pages, recent }: Sources): Section[] {
  const { t } = useTranslation()
  const noteOf = useNoteOf()
  const commandsOnly = isCommand(typed)
  const words = fold(commandsOnly ? typed.slice(1) : typed)
    .split(' ')
    .filter(Boolean)

  const recordItem = (record: FoundRecord): Item => ({
    id: `${record.kind}-${record.id}`,
    label: record.name,
    note: noteOf(record),
    Icon: iconOf(record),
    to: records.addressOf(record),
    record,
  })
  const matching = (places: readonly Place[], kind: string) =>
    places
      .map((place): Item => ({ ...place, id: `${kind}-${place.to}`, label: t(place.label) }))
      .filter(({ label }) => words.every((word) => ` ${fold(label)}`.includes(` ${word}`)))

  const sections: Section[] = [
    ...(typed === '' ? [{ id: 'recent', title: t('Recently opened'), items: recent.map(recordItem) }] : []),
    { id: 'commands', title: t('Commands'), items: matching(commands, 'command') },
    ...(commandsOnly ? [] : [{ id: 'pages', title: t('Pages'), items: matching(pages, 'page') }]),
    // Records come last because they arrive later, and must not move options under the pointer.
    ...records.sections.map(({ id, title, kinds }) => ({
      id,
      title: t(title),
      items: records.matches.filter(({ kind }) => kinds.includes(kind)).map(recordItem),
    })),
  ]
  return sections.filter(({ items }) => items.length > 0)
}
