import { useCallback } from 'react'
import { useWorkplace } from '#web/session/workplace.tsx'

/**
 * Returns a function for the address of an appointment in the portal. It is stable per hospital.
 */
export function usePortalLink(): (id: string) => string {
  const { hospitalId, asAdministrator, portalPaths } = useWorkplace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses follow from the hospital
  return useCallback((id: string) => portalPaths.appointment(id), [hospitalId, asAdministrator])
}
