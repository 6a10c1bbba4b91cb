/** Fields of an answer that the pages use. */
import { z } from 'zod'
import { ANSWERED_BY, type CHAT_ROLES } from '#domain/chat-limits.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { AVAILABILITIES, URGENCIES } from '#domain/search-choices.ts'
import { SPECIALTIES } from '#domain/specialties.ts'
import { SUFFERERS } from '#domain/sufferers.ts'

export const triage = z.object({
  urgency: z.enum(URGENCIES).nullable(),
  emergency: z.boolean(),
  redFlags: z.array(z.object({ id: z.string(), words: z.array(z.string()), source: z.string() })),
  sufferer: z.enum(SUFFERERS),
  specialties: z.array(z.enum(SPECIALTIES)),
})
export type Triage = z.output<typeof triage>

const hospital = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  averageRating: z.number().nullable(),
  reviewCount: z.number().nullable(),
  nextFreeAt: z.string().nullable(),
})
const doctor = z.object({
  id: z.string(),
  fullName: z.string(),
  specialty: z.enum(SPECIALTIES),
  hospitalName: z.string().nullable(),
  consultationFee: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  nextFreeAt: z.string().nullable(),
})
const treatment = z.object({
  id: z.string(),
  name: z.string(),
  sourceName: z.string(),
  hospitals: z.number(),
  from: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  visit: z.string().nullable(),
})
const suggestions = z.object({
  hospitals: z.array(hospital),
  doctors: z.array(doctor),
  treatments: z.array(treatment),
  location: z.string().nullable(),
  languages: z.array(z.string()),
  availability: z.enum(AVAILABILITIES).nullable(),
  priceTo: z.number().nullable(),
  priceCurrency: z.enum(CURRENCIES).nullable(),
})
export type Suggestions = z.output<typeof suggestions>

export const answer = z.object({
  message: z.object({ content: z.string() }),
  triage,
  questions: z.array(z.object({ id: z.string(), text: z.string(), answers: z.array(z.string()) })),
  suggestions,
  answeredBy: z.enum(ANSWERED_BY),
  language: z.enum(UI_LANGUAGES),
  conversationId: z.string().nullable(),
})
export type Answer = z.output<typeof answer>

/** One message of a conversation as stored in a tab. */
export type Turn = {
  role: (typeof CHAT_ROLES)[number]
  content: string
  timestamp: string
  /** True if no answer arrived. `reason` is the server's sentence for `t`, if it sent one. */
  isError?: boolean | undefined
  reason?: string | undefined
  /** True if the user stopped it. */
  stopped?: boolean | undefined
  /** Set for a stored answer. Its cards are not stored, because their times have passed. */
  kept?: { emergency: boolean; answeredBy: (typeof ANSWERED_BY)[number] | null } | undefined
  answer?: Omit<Answer, 'message' | 'conversationId'> | undefined
}

export type Conversation = { id: string | null; turns: Turn[] }
