import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import { fieldsIn, SECTIONS, type SectionName } from './hospital-fields.ts'
import styles from './section-tabs.module.css'

type SectionTabsProps = { names: readonly SectionName[]; isChanged: (path: string) => boolean }

/** Links to the sections of the form. A dot marks unsaved sections. */
export function SectionTabs({ names, isChanged }: SectionTabsProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Sections')} className={styles.tabs}>
      {names.map((name) => (
        <a key={name} href={`#${name}`}>
          {t(SECTIONS[name])}
          {fieldsIn(name).some(isChanged) && (
            <span className={styles.dot}>
              <span className={text.visuallyHidden}>{t('changed')}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
