import type { ComponentType } from 'react'
import type { PageName } from '#domain/pages.ts'

export type PageFile = () => Promise<{ Page: ComponentType }>

/**
 * Files of the pages that people come to from elsewhere, one lazy file per page; each exports
 * `Page`.
 */
export const firstPages = {
  home: () => import('./pages/home.tsx'),
  search: () => import('./pages/search.tsx'),
  services: () => import('./pages/services.tsx'),
  hospital: () => import('./pages/hospital.tsx'),
  doctor: () => import('./pages/doctor.tsx'),
  service: () => import('./pages/service.tsx'),
} satisfies Partial<Record<PageName, PageFile>>
