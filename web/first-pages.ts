import type { ComponentType } from 'react'
import type { PageName } from '#domain/pages.ts'

export type PageFile = () => Promise<{ Page: ComponentType }>

/** Files of the pages that find and book, one lazy file per page; each exports `Page`. */
export const firstPages = {
  home: () => import('./pages/home.tsx'),
  search: () => import('./pages/search.tsx'),
  services: () => import('./pages/services.tsx'),
  hospital: () => import('./pages/hospital.tsx'),
  doctor: () => import('./pages/doctor.tsx'),
  service: () => import('./pages/service.tsx'),
  compare: () => import('./pages/compare.tsx'),
  favourites: () => import('./pages/favourites.tsx'),
  bookAppointment: () => import('./pages/book-appointment.tsx'),
  checkout: () => import('./pages/checkout.tsx'),
  payment: () => import('./pages/payment.tsx'),
  bookingConfirmation: () => import('./pages/booking-confirmation.tsx'),
  aiChat: () => import('./pages/ai-chat.tsx'),
  ai: () => import('./pages/ai.tsx'),
} satisfies Partial<Record<PageName, PageFile>>
