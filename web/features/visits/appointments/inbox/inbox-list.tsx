import { INBOX_KINDS, type InboxKind, MOST_OF_KIND } from '#domain/inbox.ts'
import { sentence } from '#domain/sentences.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Keys } from '#web/ui/keys.tsx'
import { Row } from '#web/ui/layout.tsx'
import { useSingleKeys } from '#web/ui/shortcuts.ts'
import text from '#web/ui/text.module.css'
import styles from './inbox.module.css'
import { actionsOn, type InboxAction, KIND_WORDS } from './inbox-actions.ts'
import type { InboxItem } from './inbox-fields.ts'
import { InboxRow } from './inbox-row.tsx'
import type { InboxPlace } from './use-inbox.ts'

type KeyWords = readonly [keys: readonly string[], words: string]
const MOVES: KeyWords = [['J', 'K'], sentence('next and previous')]
const OPENS: KeyWords = [['O'], sentence('Open')]
const ACTS: readonly KeyWords[] = [
  [['C'], sentence('Confirm')],
  [['D'], sentence('Decline')],
  [['P'], sentence('Propose another time')],
  [['R'], sentence('Reply')],
  [['A'], sentence('Assign')],
  [['H'], sentence('Snooze')],
  [['X'], sentence('Select')],
  [['Z'], sentence('Undo')],
]

/** Shows the page's keys and their actions. */
function Help({ mayAct }: { mayAct: boolean }) {
  const { t } = useTranslation()
  const { on } = useSingleKeys()
  if (!on) return null
  return (
    <ul className={styles.help}>
      {[MOVES, ...(mayAct ? ACTS : []), OPENS].map(([keys, words]) => (
        <li key={words}>
          <Keys keys={keys} /> {t(words)}
        </li>
      ))}
    </ul>
  )
}

type Group = { name: string; words: string; kind?: InboxKind; entries: InboxItem[] }

/** Groups items by kind, with snoozed items of all kinds at the end. */
function groupsOf(items: readonly InboxItem[]): Group[] {
  const ofKinds = INBOX_KINDS.map((kind) => ({
    name: kind,
    words: KIND_WORDS[kind],
    kind,
    entries: items.filter((item) => item.kind === kind && !item.snoozedUntil),
  }))
  const snoozed = { name: 'snoozed', words: sentence('Snoozed'), entries: items.filter((item) => item.snoozedUntil) }
  return [...ofKinds, snoozed].filter(({ entries }) => entries.length > 0)
}

type Props = {
  /** True if only the items of one colleague are listed, so the totals do not apply. */
  isFiltered: boolean
  place: InboxPlace
  totals: Readonly<Partial<Record<InboxKind, number>>>
  mayAct: boolean
  mayAnswerReviews: boolean
  onAct: (item: InboxItem, action: InboxAction) => void
  onConfirmSelected: () => void
}

/** Lists all pending items by kind. One item is expanded. */
export function InboxList({ isFiltered, place, totals, mayAct, mayAnswerReviews, onAct, onConfirmSelected }: Props) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const { items, active, selected } = place
  return (
    <>
      <Help mayAct={mayAct} />
      {selected.length > 0 && (
        <Row wrap className={styles.bulk}>
          <Button onClick={onConfirmSelected}>{t('Confirm {{count}} requests', { count: selected.length })}</Button>
          <Button variant="ghost" onClick={place.clearSelection}>
            {t('Clear selection')}
          </Button>
        </Row>
      )}
      {groupsOf(items).map(({ name, words, entries, kind }) => {
        const total = kind && !isFiltered ? Math.max(totals[kind] ?? 0, entries.length) : entries.length
        return (
          <Card as="section" key={name} clip aria-labelledby={`inbox-${name}`} className={styles.group}>
            <h2 id={`inbox-${name}`} className={styles.heading}>
              {t(words)} <span className={styles.total}>{formatNumber(total)}</span>
            </h2>
            <ul>
              {entries.map((item) => (
                <InboxRow
                  key={item.id}
                  item={item}
                  active={item.id === active?.id}
                  actions={actionsOn(item, { mayAct, mayAnswerReviews })}
                  selected={mayAct && kind === 'request' ? selected.includes(item.id) : null}
                  onSelect={() => place.toggle(item.id)}
                  onActivate={() => place.activate(item.id)}
                  onAct={(action) => onAct(item, action)}
                />
              ))}
            </ul>
            {total > MOST_OF_KIND && (
              <p className={text.note}>{t('The first {{count}} are shown.', { count: entries.length })}</p>
            )}
          </Card>
        )
      })}
    </>
  )
}
