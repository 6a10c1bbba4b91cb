/**
 * FoundPage({ id, query, record, missing, page, children: (record) => node }) — page of one record
 * of the oversight, with its frame, loading and not-found states.
 */
import type { ComponentProps, ReactNode } from 'react'
import { isUuid } from '#domain/checks.ts'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { EmptyPage } from '#web/ui/empty-page.tsx'
import { type Query, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type FoundPageProps<Data, Found> = {
  /** ID from the address. */
  id: string
  query: Query<Data>
  record: (data: Data) => Found | null
  missing: { icon: ReactNode; title: string; action?: ReactNode }
  page: (record: Found) => Pick<ComponentProps<typeof PanelPage>, 'title' | 'heading' | 'lead' | 'crumbs' | 'actions'>
  children: (record: Found) => ReactNode
}

export function FoundPage<Data, Found>({ id, query, record, missing, page, children }: FoundPageProps<Data, Found>) {
  if (!isUuid(id)) return <EmptyPage {...missing} />
  return (
    <QueryView query={query} skeleton={<Skeleton size="panel" />}>
      {(data) => {
        const shownRecord = record(data)
        return shownRecord === null ? (
          <EmptyPage {...missing} />
        ) : (
          <PanelPage {...page(shownRecord)}>{children(shownRecord)}</PanelPage>
        )
      }}
    </QueryView>
  )
}
