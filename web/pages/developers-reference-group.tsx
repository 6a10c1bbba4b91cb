import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { ReferenceFrame } from '#web/features/developers/developers/reference/reference-frame.tsx'
import { ReferenceGroup } from '#web/features/developers/developers/reference/reference-group.tsx'
import { ApiGroup } from '#web/features/developers/developers/reference/reference-queries.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { developerPaths } from '#web/routing/developer-paths.ts'
import { useParams } from '#web/routing/router.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { BookOpen } from '#web/ui/icons/book-open.ts'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

function NoSuchGroup() {
  const { t } = useTranslation()
  return (
    <Container section>
      <PageTitle>{t('API reference')}</PageTitle>
      <DocumentFacts missing />
      <EmptyState
        level={1}
        icon={<BookOpen aria-hidden="true" />}
        title={t('The reference has no such part')}
        action={<ButtonLink to={developerPaths.reference}>{t('All operations')}</ButtonLink>}
      />
    </Container>
  )
}

/** Operations of one group of the REST API, with code beside them. */
export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const query = useFreshQuery(ApiGroup, { variables: { id }, ttl: TTL.catalogue })
  return (
    <QueryView query={query} skeleton={<Skeleton size="row" />}>
      {({ apiGroup }) =>
        apiGroup ? (
          <ReferenceFrame
            title={apiGroup.name}
            lead={apiGroup.description}
            description={t('{{group}}: operations of Hekima’s REST API with fields, errors and code to copy.', {
              group: apiGroup.name,
            })}
            group={apiGroup.id}
          >
            <ReferenceGroup group={apiGroup} />
          </ReferenceFrame>
        ) : (
          <NoSuchGroup />
        )
      }
    </QueryView>
  )
}
