/**
 * useWorkplace() — the hospital of the current portal, the viewer's permissions there, and the
 * addresses of its pages.
 */
import { createContext, use } from 'react'
import type { PortalPermission } from '#domain/portal-access.ts'
import { withQuery } from '#web/routing/paths.ts'

type Query = Record<string, string | null | undefined>

/**
 * Returns the addresses inside the portal. Each contains the hospital that an administrator has
 * chosen.
 */
export function portalPathsFor(chosen: string | null) {
  const to = (address: string, query: Query = {}) => withQuery(address, { ...query, hospital: chosen })
  return {
    /** Returns the address of any page of the portal. */
    to,
    home: to('/hospitalportal'),
    appointments: (query: Query = {}) => to('/hospitalportal/appointments', query),
    appointment: (id: string, query: Query = {}) => to(`/hospitalportal/appointments/${encodeURIComponent(id)}`, query),
    quotes: (query: Query = {}) => to('/hospitalportal/quotes', query),
    quoteTemplates: to('/hospitalportal/quotes/templates'),
    quote: (id: string) => to(`/hospitalportal/quotes/${encodeURIComponent(id)}`),
    day: (query: Query = {}) => to('/hospitalportal/day', query),
    calendar: (query: Query = {}) => to('/hospitalportal/calendar', query),
    daySheet: (query: Query = {}) => to('/hospitalportal/calendar/day', query),
    doctors: (query: Query = {}) => to('/hospitalportal/doctors', query),
    reports: (query: Query = {}) => to('/hospitalportal/reports', query),
    settings: (query: Query = {}) => to('/hospitalportal/settings', query),
    team: to('/hospitalportal/team'),
  }
}
export type PortalPaths = ReturnType<typeof portalPathsFor>

export type Workplace = {
  hospitalId: string
  hospitalName: string
  asAdministrator: boolean
  may: (permission: PortalPermission) => boolean
  portalPaths: PortalPaths
}

/** Context that the layout of the portal provides. */
export const WorkplaceContext = createContext<Workplace | null>(null)

export function useWorkplace(): Workplace {
  const value = use(WorkplaceContext)
  if (!value) throw new Error('useWorkplace needs the layout of the portal above it.')
  return value
}
