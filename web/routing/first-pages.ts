import type { ComponentType } from 'react'
import type { PageName } from '#domain/pages.ts'

export type PageFile = () => Promise<{ Page: ComponentType }>

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
