/**
 * FoundPage({ id, query, list, record, missing, page, children: (record) => node }) — page of one
 * record of the oversight, with its frame, loading and not-found states.
 */
import type { ComponentProps, ReactNode } from 'react'
import { isUuid } from '#domain/checks.ts'
import { PanelPage, PanelTrail } from '#web/layouts/panel-page.tsx'
import { EmptyPage } from '#web/ui/empty-page.tsx'
import { type Query, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type FoundPageProps<Data, Found> = {
  /** ID from the address. */
  id: string
  query: Query<Data>
  /** List above the record, shown in the breadcrumbs. */
  list: { label: string; to: string }
  record: (data: Data) => Found | null
  missing: { icon: ReactNode; title: string; action?: ReactNode }
  page: (
    record: Found,
  ) => Pick<ComponentProps<typeof PanelPage>, 'title' | 'heading' | 'lead' | 'back' | 'picture' | 'actions'>
  children: (record: Found) => ReactNode
}

export function FoundPage<Data, Found>(props: FoundPageProps<Data, Found>) {
  const { id, query, list, record, missing, page, children } = props
  const notFound = (
    <>
      <PanelTrail items={[list, { label: missing.title }]} />
      <EmptyPage {...missing} />
    </>
  )
  if (!isUuid(id)) return notFound
  return (
    <QueryView query={query} skeleton={<Skeleton size="panel" />}>
      {(data) => {
        const shownRecord = record(data)
        if (shownRecord === null) return notFound
        return (
          <PanelPage {...page(shownRecord)} crumbs={[list]}>
            {children(shownRecord)}
          </PanelPage>
        )
      }}
    </QueryView>
  )
}
