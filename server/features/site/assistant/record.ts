import { z } from 'zod'
import { ANSWERED_BY, CHAT_ROLES } from '#domain/chat-limits.ts'
import { SPECIALTIES } from '#domain/doctors.ts'
import { ICON_KEYS } from '#domain/health-services.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { AVAILABILITIES, URGENCIES } from '#domain/search-choices.ts'
import { SUFFERERS } from '#domain/sufferers.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { doctorAnswer } from '#server/features/catalogue/doctors/record.ts'
import { healthServiceAnswer } from '#server/features/catalogue/health-services/record.ts'
import { hospitalAnswer } from '#server/features/catalogue/hospitals/record.ts'
import { conversationMessages, conversations } from './table.ts'

const redFlag = z.object({
  id: z.string().meta({ description: 'stable ID of the rule' }),
  words: z.array(z.string()).meta({ description: 'words of the user that triggered the rule' }),
  source: z.string().meta({ description: 'public guidance on which the rule is based' }),
})

const triage = z.object({
  urgency: z
    .enum(URGENCIES)
    .nullable()
    .meta({ description: 'null while the assistant asks, or without a medical topic' }),
  emergency: z.boolean(),
  redFlags: z.array(redFlag),
  sufferer: z.enum(SUFFERERS).meta({ description: 'the person who writes, or somebody else' }),
  specialties: z.array(z.enum(SPECIALTIES)).max(3),
})

const question = z.object({ id: z.string(), text: z.string(), answers: z.array(z.string()) })

const treatment = z.object({
  id: z.string(),
  name: z.string(),
  sourceName: z.string().meta({ description: 'English name in every language' }),
  iconKey: z.enum(ICON_KEYS).nullable(),
  hospitals: z
    .number()
    .int()
    .meta({ description: 'hospitals that the search for it finds, narrowed as the answer is' }),
  from: z.number().nullable().meta({ description: 'lowest price at any hospital' }),
  currency: z.enum(CURRENCIES),
  visit: z
    .string()
    .nullable()
    .meta({ description: 'the visit that is booked for it at the hospital with the lowest price, in one line' }),
})
export type Treatment = z.output<typeof treatment>

export const suggestionsAnswer = z.object({
  hospitals: z.array(hospitalAnswer),
  doctors: z.array(doctorAnswer),
  services: z.array(healthServiceAnswer),
  treatments: z.array(treatment).meta({ description: '`services` with count and lowest price, narrowed as asked' }),
  location: z.string().nullable().meta({ description: 'city named by the user, for the search' }),
  languages: z.array(z.string()).meta({ description: 'languages that were asked for, for the search' }),
  availability: z.enum(AVAILABILITIES).nullable().meta({ description: 'the day that was asked for, for the search' }),
  priceTo: z
    .number()
    .nullable()
    .meta({ description: 'price limit named by the user, for the search; null if nothing is within it' }),
  priceCurrency: z.enum(CURRENCIES).nullable(),
})
export type Suggestions = z.output<typeof suggestionsAnswer>

/** Answer of the assistant, from the guide or the model. */
export const chatAnswer = z.object({
  message: z.object({ role: z.literal('assistant'), content: z.string() }),
  triage,
  questions: z.array(question),
  suggestions: suggestionsAnswer,
  answeredBy: z.enum(ANSWERED_BY),
  language: z.enum(UI_LANGUAGES).meta({ description: 'language of the answer' }),
  conversationId: z
    .uuid()
    .nullable()
    .meta({ description: 'UUID of the stored conversation; null unless the user asked to store conversations' }),
})
export type ChatAnswer = z.output<typeof chatAnswer>

/** Source of answers, and storage of conversations. */
const assistantAnswer = z
  .object({
    answeredBy: z.enum(ANSWERED_BY),
    service: z.string().nullable().meta({ description: "host of the model's service; null for the guide" }),
    keepsConversations: z.boolean().meta({ description: "whether the viewer's conversations are stored" }),
  })
  .meta({ title: 'Assistant' })
export type Assistant = z.output<typeof assistantAnswer>

const conversationInShortAnswer = z
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
  emergency: z.boolean().meta({ description: 'for an answer: whether it reported an emergency' }),
  answeredBy: z.enum(ANSWERED_BY).nullable(),
})

const conversationAnswer = conversationInShortAnswer
  .extend({ messages: z.array(keptMessage) })
  .meta({ title: 'Conversation' })
export type Conversation = z.output<typeof conversationAnswer>

/** Columns of a conversation joined with its first message. */
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
