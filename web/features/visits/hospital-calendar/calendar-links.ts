import { useCallback } from 'react'
import { useWorkplace } from '#web/session/workplace.tsx'

/**
 * The address of an appointment in the portal; the same function as long as the hospital is the
 * same.
 */
export function usePortalLink(): (id: string) => string {
  const { hospitalId, asAdministrator, portalPaths } = useWorkplace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses follow from the hospital
  return useCallback((id: string) => portalPaths.appointment(id), [hospitalId, asAdministrator])
}
