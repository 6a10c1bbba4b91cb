/** SectionLinks({ sections }) — links to the sections of a long form. A dot marks unsaved ones. */
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import styles from './section-links.module.css'

/** `id` is the anchor of the section, `label` its translated title. */
export type SectionLink = { id: string; label: string; changed?: boolean }

export function SectionLinks({ sections }: { sections: readonly SectionLink[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Sections')} className={styles.tabs}>
      {sections.map(({ id, label, changed }) => (
        <a key={id} href={`#${id}`}>
          {label}
          {changed && (
            <span className={styles.dot}>
              <span className={text.visuallyHidden}>{t('changed')}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
