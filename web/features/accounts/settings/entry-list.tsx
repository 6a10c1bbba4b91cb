/**
 * EntryList({ title, note?, ids, most, legend, entryOf, remove, add, onRemove, onAdd, children }) —
 * a card with numbered, folded entries that can be removed, and a button that adds one up to a
 * maximum of `most`.
 */

import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './entries.module.css'
import { FoldedEntry } from './folded-entry.tsx'

type EntryListProps = {
  title: string
  note?: string
  ids: readonly { id: string }[]
  most: number
  /** Legend of the entry at an index. */
  legend: (at: number) => ReactNode
  /** Contents in a few words, empty for a new entry, and whether a field is invalid. */
  entryOf: (at: number) => { summary: string; isWrong: boolean }
  remove: (at: number) => string
  add: string
  onRemove: (at: number) => void
  onAdd: () => void
  /** Fields of the entry at an index. */
  children: (at: number) => ReactNode
}

export function EntryList(props: EntryListProps) {
  const { title, note, ids, most, legend, entryOf, remove, add, onRemove, onAdd, children } = props
  return (
    <Card pad as="section">
      <CardHeading className={styles.heading}>{title}</CardHeading>
      <Stack>
        {note && <p className={text.note}>{note}</p>}
        {ids.map(({ id }, at) => (
          <FoldedEntry
            key={id}
            legend={legend(at)}
            summary={<bdi>{entryOf(at).summary}</bdi>}
            isBlank={entryOf(at).summary === ''}
            isWrong={entryOf(at).isWrong}
          >
            <Stack gap="small">
              {children(at)}
              <Button
                variant="danger-quiet"
                size="sm"
                className={styles.remove}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onRemove(at)}
              >
                {remove(at)}
              </Button>
            </Stack>
          </FoldedEntry>
        ))}
        {ids.length < most && (
          <Button variant="secondary" className={styles.add} icon={<Plus aria-hidden="true" />} onClick={onAdd}>
            {add}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
