/** Introduction() — rules of all operations, and links to the groups. */
import { API_AUDIENCES } from '#domain/developers/audiences.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { developerPaths } from '#web/routing/developer-paths.ts'
import { Link } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import { English } from './english.tsx'
import styles from './introduction.module.css'
import { ApiGroups } from './reference-queries.ts'
import { AUDIENCE_NAMES } from './side-list.tsx'

export function Introduction() {
  const { t } = useTranslation()
  const { data } = useFreshQuery(ApiGroups, { ttl: TTL.catalogue })
  const { apiIntroduction = [], apiGroups = [] } = data ?? {}
  return (
    <>
      <div className={styles.rules}>
        <p>
          {t('All addresses begin with {{base}}.', { base: '/api/v1' })}{' '}
          <a className={text.link} href="/api/openapi.json">
            {t('Download the OpenAPI document')}
          </a>
        </p>
        {apiIntroduction.map((paragraph) => (
          <p key={paragraph}>
            <English>{paragraph}</English>
          </p>
        ))}
      </div>
      {API_AUDIENCES.map((audience) => (
        <section key={audience} className={styles.audience}>
          <h2>{t(AUDIENCE_NAMES[audience])}</h2>
          <ul>
            {apiGroups
              .filter((group) => group.audience === audience)
              .map(({ id, name, description, operations }) => (
                <li key={id}>
                  <Link className={text.link} to={developerPaths.referenceGroup(id)}>
                    <bdi lang="en">{name}</bdi>
                  </Link>
                  <span>{t('{{count}} operations', { count: operations.length })}</span>
                  <English>{description}</English>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
