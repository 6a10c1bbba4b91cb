/**
 * SideList({ groups, current? }) — every operation by group, with a search. The groups are details
 * elements, so they open without scripts.
 */
import { useState } from 'react'
import { API_AUDIENCES, type ApiAudience } from '#domain/developers/audiences.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useFirstRender } from '#web/rendering/first-render.tsx'
import { developerPaths } from '#web/routing/developer-paths.ts'
import { Link } from '#web/routing/router.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Method } from './method.tsx'
import type { ListedGroup } from './reference-queries.ts'
import styles from './side-list.module.css'

export const AUDIENCE_NAMES: Record<ApiAudience, string> = {
  everyone: sentence('Open to everyone, and for patients'),
  staff: sentence('For staff of a hospital'),
  administration: sentence('For administrators'),
}

/** Keeps the operations whose name or summary contains every word. */
function matching(groups: readonly ListedGroup[], search: string): ListedGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isMatch = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter(({ id, method, summary }) =>
        isMatch(`${group.name} ${id} ${method} ${summary}`),
      ),
    }))
    .filter(({ operations }) => operations.length > 0)
}

function Group({ group, isCurrent, isOpen }: { group: ListedGroup; isCurrent: boolean; isOpen: boolean }) {
  return (
    <details open={isOpen} className={styles.group}>
      <summary>
        <bdi lang="en">{group.name}</bdi>
      </summary>
      <ul>
        {group.operations.map(({ id, method, summary }) => {
          const content = (
            <>
              <Method>{method}</Method> <bdi lang="en">{summary}</bdi>
            </>
          )
          return (
            <li key={id}>
              {isCurrent ? (
                <a href={`#${id}`}>{content}</a>
              ) : (
                <Link to={`${developerPaths.referenceGroup(group.id)}#${id}`}>{content}</Link>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

export function SideList({ groups, current }: { groups: readonly ListedGroup[]; current?: string | undefined }) {
  const { t } = useTranslation()
  const { phone } = useFirstRender()
  const [search, setSearch] = useState('')
  const matches = matching(groups, search)
  const count = matches.reduce((sum, { operations }) => sum + operations.length, 0)
  return (
    <nav className={styles.side} aria-label={t('Operations of the API')}>
      <details open={!phone} className={styles.all}>
        <summary>{t('All operations')}</summary>
        <div className={styles.search}>
          <SearchField label={t('Search operations')} value={search} onChange={setSearch} maxLength={100} />
        </div>
        <p className={styles.count} role="status">
          {search && t('{{count}} operations found', { count })}
        </p>
        {API_AUDIENCES.map((audience) => {
          const ofAudience = matches.filter((group) => group.audience === audience)
          return (
            ofAudience.length > 0 && (
              <div key={audience}>
                <p className={styles.audience}>{t(AUDIENCE_NAMES[audience])}</p>
                {ofAudience.map((group) => (
                  <Group
                    key={`${group.id} ${search !== ''}`}
                    group={group}
                    isCurrent={group.id === current}
                    isOpen={group.id === current || search !== ''}
                  />
                ))}
              </div>
            )
          )
        })}
      </details>
    </nav>
  )
}
