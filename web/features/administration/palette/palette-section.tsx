/** PaletteSection({ section, current, … }) — a group of options under its title. */
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Keys } from '#web/ui/keys.tsx'
import { Marked } from '#web/ui/marked.tsx'
import type { Item, Section } from './items.ts'
import styles from './palette.module.css'

type SectionProps = {
  section: Section
  idOf: (item: Item) => string
  query: string
  current: string | undefined
  onChoose: (item: Item, newTab: boolean) => void
}

export function PaletteSection({ section: { id, title, items }, idOf, query, current, onChoose }: SectionProps) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox is no fieldset
    <div role="group" aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        <span>{title}</span>
        <span>{id === 'actions' ? '' : items.length}</span>
      </p>
      {items.map((item) => (
        // The focus stays in the field, where the arrow keys move through the options.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
        <div
          key={item.id}
          id={idOf(item)}
          role="option"
          tabIndex={-1}
          aria-selected={item.id === current}
          className={styles.item}
          onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
        >
          <item.Icon aria-hidden="true" />
          <span className={styles.label}>
            <Marked text={item.label} query={query} />
            {item.note && <small>{item.note}</small>}
            {item.asks && <small>{t('asks first')}</small>}
          </span>
          {item.keys && <Keys keys={item.keys.split(' ')} className={styles.keys} />}
        </div>
      ))}
    </div>
  )
}
