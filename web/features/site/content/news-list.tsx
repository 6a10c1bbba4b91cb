import { NEWS } from '#domain/content/news-items.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import styles from './news-list.module.css'
import { PageLink } from './words.tsx'

/** Lists announcements. `short` shows a few and links to the newsroom. */
export function NewsList({ short }: { short?: boolean }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  return (
    <ul className={styles.news}>
      {NEWS.map(({ id, date, title, lead, text: words }) => (
        <li key={id}>
          <article id={short ? undefined : id} className={styles.item}>
            <time dateTime={date}>{formatDate(date)}</time>
            <div>
              <h3>
                {short ? (
                  <PageLink className={text.link} to={`/news#${id}`}>
                    {t(title)}
                  </PageLink>
                ) : (
                  t(title)
                )}
              </h3>
              <p>{t(lead)}</p>
              {!short && words.map((paragraph) => <p key={paragraph}>{t(paragraph)}</p>)}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
