/**
 * ManagedPage({ lead, add, query, columns, filters … }) — page of one of the three catalogue lists
 * in the panel's frame, with its import and its file. Every list has a status filter.
 */

import type { ComponentProps, ReactNode } from 'react'
import { useDownload } from '#web/device/download.ts'
import { useStatusFilter } from '#web/features/administration/managed-catalogue/list-filters.tsx'
import { ManagedList } from '#web/features/administration/managed-catalogue/managed-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { Upload } from '#web/ui/icons/upload.ts'

type ManagedPageProps<Row extends { id: string }> = ComponentProps<typeof ManagedList<Row>> & {
  lead: string
  /** Part of the address of the export. */
  plural: 'Hospitals' | 'Doctors' | 'HealthServices'
  /** Address for creating a record. */
  add: { to: string; label: string }
  children?: ReactNode
}

export function ManagedPage<Row extends { id: string }>(props: ManagedPageProps<Row>) {
  const { lead, add, plural, children, ...list } = props
  const { kind, address } = list
  const { t } = useTranslation()
  const { save, busy } = useDownload()
  const status = useStatusFilter()
  const file = `/api/Admin/${plural}/export?${new URLSearchParams(address.search)}`
  return (
    <PanelPage
      title={list.words.list}
      lead={lead}
      actions={
        <>
          <ButtonLink variant="secondary" to={paths.adminImport({ kind })} icon={<Upload aria-hidden="true" />}>
            {t('Import CSV')}
          </ButtonLink>
          <Button
            variant="secondary"
            busy={busy === file}
            icon={<Download aria-hidden="true" />}
            onClick={() => save(file)}
          >
            {t('Export CSV')}
          </Button>
          <ButtonLink to={add.to} icon={<Plus aria-hidden="true" />}>
            {add.label}
          </ButtonLink>
        </>
      }
    >
      <ManagedList {...list} filters={[status, ...list.filters]} />
      {children}
    </PanelPage>
  )
}
