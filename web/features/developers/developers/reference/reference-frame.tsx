/**
 * ReferenceFrame({ title, lead, description, group?, children }) — the side list of the reference,
 * the head of a page and its content. Title and lead of a group are English.
 */
import type { ReactNode } from 'react'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { developerPaths } from '#web/routing/developer-paths.ts'
import { paths } from '#web/routing/paths.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import text from '#web/ui/text.module.css'
import { KeyField } from './key-field.tsx'
import styles from './reference-frame.module.css'
import { ApiGroups } from './reference-queries.ts'
import { SideList } from './side-list.tsx'

type Props = { title: string; lead: string; description: string; group?: string; children: ReactNode }

export function ReferenceFrame({ title, lead, description, group, children }: Props) {
  const { t } = useTranslation()
  const { data } = useFreshQuery(ApiGroups, { ttl: TTL.catalogue })
  const language = group ? 'en' : undefined
  const above = [
    { label: t('Developers'), to: paths.developers },
    ...(group ? [{ label: t('API reference'), to: developerPaths.reference }] : []),
  ]
  return (
    <Container className={styles.frame}>
      <PageTitle>{group ? t('{{group}}: API reference', { group: title }) : title}</PageTitle>
      <DocumentFacts description={description} {...(group && { canonical: developerPaths.referenceGroup(group) })} />
      <SideList key={group} groups={data?.apiGroups ?? []} current={group} />
      <div className={styles.content}>
        <Breadcrumbs items={[...above, { label: <bdi lang={language}>{title}</bdi> }]} />
        <h1 lang={language}>{title}</h1>
        <p className={text.lead}>
          <bdi lang={language}>{lead}</bdi>
        </p>
        <KeyField />
        {children}
      </div>
    </Container>
  )
}
