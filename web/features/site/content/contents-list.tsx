import { useEffect, useState } from 'react'
import type { Section } from '#domain/content/content.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Fold } from './blocks.tsx'
import styles from './contents-list.module.css'

/** Returns the current section, or null before the first scroll. */
function useCurrent(sections: readonly Section[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      // A band below the header. The section that crosses it is the current one.
      { rootMargin: '-15% 0px -70% 0px' },
    )
    for (const { id } of sections) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}

/**
 * Lists the sections of a page as links, beside it if the width allows, otherwise collapsed above
 * it.
 */
export function ContentsList({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation()
  const current = useCurrent(sections)
  const links = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {t(title)}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav className={styles.beside} aria-labelledby="contents">
        <h2 id="contents">{t('On this page')}</h2>
        {links}
      </nav>
      <div className={styles.above}>
        <Fold question={t('On this page')}>{links}</Fold>
      </div>
    </>
  )
}
