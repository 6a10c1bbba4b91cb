import { z } from 'zod'
import { refusalOf } from '#web/data/refusal.ts'

export type FreeSlot = { date: string; time: string }

const slots = z.array(z.object({ date: z.string(), time: z.string() })).catch([])

/** Returns the reason why a time was not booked, and free alternatives. */
export function slotRefusal(error: unknown, otherwise: string) {
  const { message, code, fields, details } = refusalOf(error, otherwise)
  return {
    code,
    message,
    slotTaken: code === 'slot_taken',
    alternatives: slots.parse(details.alternatives),
    fields: Object.keys(fields),
  }
}
export type SlotRefusal = Pick<ReturnType<typeof slotRefusal>, 'message' | 'alternatives'>
