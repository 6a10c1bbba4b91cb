import { z } from 'zod'
import { ANSWERED_BY, CHAT_ROLES, MAX_ANSWER, MAX_MESSAGE, MAX_MESSAGES, MAX_SHOWN } from './chat-limits.ts'
import { UI_LANGUAGES } from './languages.ts'
import { sentence } from './sentences.ts'

const tooLong = (count: number) => sentence('Please use at most {{count}} characters', { count })

const chatMessage = z
  .object({
    role: z.enum(CHAT_ROLES, { error: 'A message is written by user or assistant' }),
    content: z.string().trim().min(1, 'Please write something first').max(MAX_ANSWER, tooLong(MAX_ANSWER)),
  })
  .refine(({ role, content }) => role === 'assistant' || content.length <= MAX_MESSAGE, {
    error: tooLong(MAX_MESSAGE),
    path: ['content'],
  })
export type ChatMessage = z.output<typeof chatMessage>

/** Conversation so far, ending with the user's message. Other fields are ignored. */
export const chatInput = z
  .object({
    messages: z
      .array(chatMessage)
      .min(1, 'Please write something first')
      .max(MAX_MESSAGES, 'This conversation is too long. Please start a new one.'),
    language: z.enum(UI_LANGUAGES).nullish(),
    answerBy: z.enum(ANSWERED_BY).nullish(),
    conversationId: z.uuid().nullish(),
    shown: z.array(z.string().max(100)).max(MAX_SHOWN).nullish(),
  })
  .refine(({ messages }) => messages.at(-1)?.role === 'user', {
    error: 'The last message must be from the user',
    path: ['messages'],
  })
export type ChatInput = z.input<typeof chatInput>

export const keepingInput = z.object({ keepsConversations: z.boolean() })
