import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Columns3 } from '#web/ui/icons/columns-3.ts'
import { Row } from '#web/ui/layout.tsx'
import { PictureCards } from '#web/ui/picture-card.tsx'
import text from '#web/ui/text.module.css'
import { MAX_COMPARED, useCompareChoice } from './compare-choice.ts'
import styles from './saved-list.module.css'

type SavedRecord = { id: string; name: string; card: ReactNode }
type SavedListProps = { kind: 'hospitals' | 'doctors'; title: string; items: readonly SavedRecord[] }

/** The saved ones of a kind, each with a tick for the comparison. */
export function SavedList({ kind, title, items }: SavedListProps) {
  const { t } = useTranslation()
  const choice = useCompareChoice()
  // A removed favourite leaves the comparison.
  const chosen = choice.chosen.filter((id) => items.some((item) => item.id === id))
  if (items.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={kind}>
      <h2 id={kind}>{title}</h2>
      <PictureCards>
        {items.map(({ id, name, card }) => (
          <div key={id} className={styles.saved}>
            {card}
            <Checkbox
              label={
                <>
                  {t('Compare')}
                  <span className={text.visuallyHidden}>: {name}</span>
                </>
              }
              checked={choice.isChosen(id)}
              disabled={!choice.isChosen(id) && chosen.length >= MAX_COMPARED}
              onChange={() => choice.toggle(id)}
            />
          </div>
        ))}
      </PictureCards>
      {chosen.length > 0 && <CompareBar kind={kind} chosen={chosen} onClear={choice.clear} />}
    </section>
  )
}

type CompareBarProps = { kind: SavedListProps['kind']; chosen: readonly string[]; onClear: () => void }

function CompareBar({ kind, chosen, onClear }: CompareBarProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.bar} role="status">
      <span>
        {chosen.length < 2
          ? t('Choose one more to compare, three at most.')
          : t('{{chosen}} of {{most}} chosen', { chosen: chosen.length, most: MAX_COMPARED })}
      </span>
      <Row as="span" wrap>
        <Button variant="ghost" onClick={onClear}>
          {t('Clear all')}
        </Button>
        {chosen.length > 1 && (
          <ButtonLink to={paths.compare(kind, chosen)} icon={<Columns3 aria-hidden="true" />}>
            {t('Compare')}
          </ButtonLink>
        )}
      </Row>
    </div>
  )
}
