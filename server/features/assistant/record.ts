import { z } from 'zod'
import { ANSWERED_BY, CHAT_ROLES } from '#domain/assistant/limits.ts'
import { SUFFERERS } from '#domain/assistant/sufferers.ts'
import { SPECIALTIES } from '#domain/doctors.ts'
import { ICON_KEYS } from '#domain/health-services.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { AVAILABILITIES, URGENCIES } from '#domain/search-choices.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { doctorAnswer } from '#server/features/doctors/record.ts'
import { healthServiceAnswer } from '#server/features/health-services/record.ts'
import { hospitalAnswer } from '#server/features/hospitals/record.ts'
import { conversationMessages, conversations } from './table.ts'

const redFlag = z.object({
  id: z.string().meta({ description: 'of the rule; stable' }),
  words: z.array(z.string()).meta({ description: 'what the person wrote that it rests on' }),
  source: z.string().meta({ description: 'the public guidance that the rule follows' }),
})

const triage = z.object({
  urgency: z.enum(URGENCIES).nullable().meta({ description: 'null while it asks, or where nothing medical was said' }),
  emergency: z.boolean(),
  redFlags: z.array(redFlag),
  sufferer: z.enum(SUFFERERS).meta({ description: 'the person who writes, or somebody else' }),
  specialties: z.array(z.enum(SPECIALTIES)).max(3),
})

const question = z.object({ id: z.string(), text: z.string(), answers: z.array(z.string()) })

const treatment = z.object({
  id: z.string(),
  name: z.string(),
  sourceName: z.string().meta({ description: 'in English, whatever language is read' }),
  iconKey: z.enum(ICON_KEYS).nullable(),
  hospitals: z
    .number()
    .int()
    .meta({ description: 'hospitals that the search for it finds, narrowed as the answer is' }),
  from: z.number().nullable().meta({ description: 'the lowest price of any of them' }),
  currency: z.enum(CURRENCIES),
})
export type Treatment = z.output<typeof treatment>

export const suggestionsAnswer = z.object({
  hospitals: z.array(hospitalAnswer),
  doctors: z.array(doctorAnswer),
  services: z.array(healthServiceAnswer),
  treatments: z.array(treatment).meta({ description: '`services` with count and lowest price, narrowed as asked' }),
  location: z.string().nullable().meta({ description: 'the city that was named, for the search' }),
  languages: z.array(z.string()).meta({ description: 'languages that were asked for, for the search' }),
  availability: z.enum(AVAILABILITIES).nullable().meta({ description: 'the day that was asked for, for the search' }),
  priceTo: z
    .number()
    .nullable()
    .meta({ description: 'the most that is to be spent, for the search; null where nothing is within it' }),
  priceCurrency: z.enum(CURRENCIES).nullable(),
})
export type Suggestions = z.output<typeof suggestionsAnswer>

/** What the assistant answers, whoever of the two it is. */
export const chatAnswer = z.object({
  message: z.object({ role: z.literal('assistant'), content: z.string() }),
  triage,
  questions: z.array(question),
  suggestions: suggestionsAnswer,
  answeredBy: z.enum(ANSWERED_BY),
  language: z.enum(UI_LANGUAGES).meta({ description: 'what it is written in' }),
  conversationId: z.uuid().nullable().meta({ description: 'where it is kept; null unless its person asked for that' }),
})
export type ChatAnswer = z.output<typeof chatAnswer>

/** Who answers here, and what is kept. */
export const assistantAnswer = z
  .object({
    answeredBy: z.enum(ANSWERED_BY),
    service: z.string().nullable().meta({ description: 'the host of the model; null for the guide' }),
    keepsConversations: z.boolean().meta({ description: "whether the viewer's conversations are kept" }),
  })
  .meta({ title: 'Assistant' })
export type Assistant = z.output<typeof assistantAnswer>

export const conversationInShortAnswer = z
  .object({
    id: z.uuid(),
    begins: z.string().meta({ description: 'the first message' }),
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
  })
  .meta({ title: 'ConversationInShort' })
export type ConversationInShort = z.output<typeof conversationInShortAnswer>

const keptMessage = z.object({
  role: z.enum(CHAT_ROLES),
  content: z.string(),
  emergency: z.boolean().meta({ description: 'of an answer: whether it spoke of one' }),
  answeredBy: z.enum(ANSWERED_BY).nullable(),
})

export const conversationAnswer = conversationInShortAnswer
  .extend({ messages: z.array(keptMessage) })
  .meta({ title: 'Conversation' })
export type Conversation = z.output<typeof conversationAnswer>

/** Of a conversation joined with its first message. */
export const conversationColumns = {
  id: conversations.id,
  begins: conversationMessages.content,
  createdAt: instantOf(conversations.createdAt),
  updatedAt: instantOf(conversations.updatedAt),
} satisfies ColumnsOf<ConversationInShort>

export const keptMessageColumns = {
  role: conversationMessages.role,
  content: conversationMessages.content,
  emergency: conversationMessages.emergency,
  answeredBy: conversationMessages.answeredBy,
} satisfies ColumnsOf<z.output<typeof keptMessage>>
