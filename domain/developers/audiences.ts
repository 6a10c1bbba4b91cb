/** Users of the groups of the REST reference, in the order of the groups. */
export const API_AUDIENCES = ['everyone', 'staff', 'administration'] as const
export type ApiAudience = (typeof API_AUDIENCES)[number]
