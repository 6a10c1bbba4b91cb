import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { z } from 'zod'

export type FreeSlot = { date: string; time: string }

const slots = z.array(z.object({ date: z.string(), time: z.string() })).catch([])

/** What the server said no with, and the times that are free instead. */
export function refusal(error: unknown, otherwise: string) {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
  const { code, errors, alternatives } = first?.extensions ?? {}
  return {
    code: typeof code === 'string' ? code : null,
    message: first?.message ?? otherwise,
    slotTaken: code === 'slot_taken',
    alternatives: slots.parse(alternatives),
    fields: Object.keys(errors ?? {}),
  }
}
export type Refused = Pick<ReturnType<typeof refusal>, 'message' | 'alternatives'>
