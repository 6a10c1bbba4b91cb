import { z } from 'zod'
import { ANSWERED_BY } from '#domain/assistant/chat.ts'
import { SPECIALTIES } from '#domain/doctors.ts'
import { URGENCIES } from '#domain/search-choices.ts'
import { doctorAnswer } from '#server/features/doctors/record.ts'
import { healthServiceAnswer } from '#server/features/health-services/record.ts'
import { hospitalAnswer } from '#server/features/hospitals/record.ts'

const redFlag = z.object({
  id: z.string().meta({ description: 'of the rule; stable' }),
  words: z.array(z.string()).meta({ description: 'what the person wrote that it rests on' }),
  source: z.string().meta({ description: 'the public guidance that the rule follows' }),
})

const triage = z.object({
  urgency: z.enum(URGENCIES).nullable().meta({ description: 'null while it asks, or where nothing medical was said' }),
  emergency: z.boolean(),
  redFlags: z.array(redFlag),
  specialties: z.array(z.enum(SPECIALTIES)).max(3),
})

const question = z.object({ id: z.string(), text: z.string(), answers: z.array(z.string()) })

export const suggestionsAnswer = z.object({
  hospitals: z.array(hospitalAnswer),
  doctors: z.array(doctorAnswer),
  services: z.array(healthServiceAnswer),
})
export type Suggestions = z.output<typeof suggestionsAnswer>

/** What the assistant answers, whoever of the two it is. */
export const chatAnswer = z.object({
  message: z.object({ role: z.literal('assistant'), content: z.string() }),
  triage,
  questions: z.array(question),
  suggestions: suggestionsAnswer,
  answeredBy: z.enum(ANSWERED_BY),
})
export type ChatAnswer = z.output<typeof chatAnswer>
