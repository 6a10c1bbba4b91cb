/**
 * ManagedPage({ lead, add, query, columns, filters … }) — page of one of the three catalogue lists
 * in the panel's frame. Every list has a status filter.
 */

import type { ComponentProps, ReactNode } from 'react'
import { useStatusFilter } from '#web/features/administration/managed-catalogue/list-filters.tsx'
import { ManagedList } from '#web/features/administration/managed-catalogue/managed-list.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Plus } from '#web/ui/icons/plus.ts'

type ManagedPageProps<Row extends { id: string }> = ComponentProps<typeof ManagedList<Row>> & {
  lead: string
  /** Address for creating a record. */
  add: { to: string; label: string }
  children?: ReactNode
}

export function ManagedPage<Row extends { id: string }>(props: ManagedPageProps<Row>) {
  const { lead, add, children, ...list } = props
  const status = useStatusFilter()
  return (
    <PanelPage
      title={list.words.list}
      lead={lead}
      actions={
        <ButtonLink to={add.to} icon={<Plus aria-hidden="true" />}>
          {add.label}
        </ButtonLink>
      }
    >
      <ManagedList {...list} filters={[status, ...list.filters]} />
      {children}
    </PanelPage>
  )
}
