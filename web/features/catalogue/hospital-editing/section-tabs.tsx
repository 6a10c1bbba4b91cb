import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import { SECTIONS, type SectionName } from './hospital-values.ts'
import styles from './section-tabs.module.css'

type SectionTabsProps = { names: readonly SectionName[]; isChanged: (path: string) => boolean }

/** Leads to the sections of the form; a dot says where something is not saved yet. */
export function SectionTabs({ names, isChanged }: SectionTabsProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Sections')} className={styles.tabs}>
      {names.map((name) => {
        const { title, paths } = SECTIONS[name]
        return (
          <a key={name} href={`#${name}`}>
            {t(title)}
            {paths.some((path) => isChanged(path)) && (
              <span className={styles.dot}>
                <span className={text.visuallyHidden}>{t('changed')}</span>
              </span>
            )}
          </a>
        )
      })}
    </nav>
  )
}
