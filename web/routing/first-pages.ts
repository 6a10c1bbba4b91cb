import type { DocumentNode, OperationVariables } from '@apollo/client'
import type { ComponentType } from 'react'
import type { PageName } from '#domain/pages.ts'

export type PageQuery = [query: DocumentNode, variables: OperationVariables]
/**
 * Loader of a page. `queriesAt` returns queries that depend on the query string of its address. It
 * exists only on the server.
 */
export type PageFile = () => Promise<{
  Page: ComponentType
  queriesAt?: ((params: URLSearchParams) => PageQuery[]) | undefined
}>

/**
 * Files of the pages that visitors enter from other sites, one lazy file per page. Each exports
 * `Page`.
 */
export const firstPages = {
  home: () => import('#web/pages/home.tsx'),
  search: () => import('#web/pages/search.tsx'),
  services: () => import('#web/pages/services.tsx'),
  hospital: () => import('#web/pages/hospital.tsx'),
  doctor: () => import('#web/pages/doctor.tsx'),
  service: () => import('#web/pages/service.tsx'),
  bookAppointment: () => import('#web/pages/book-appointment.tsx'),
} satisfies Partial<Record<PageName, PageFile>>
