import { z } from 'zod'
import { CHAT_ROLES, MAX_ANSWER, MAX_MESSAGE } from '#domain/chat-limits.ts'
import type { Turn } from './answer.ts'

const message = z.object({
  role: z.enum(CHAT_ROLES),
  content: z.string().trim().min(1).max(MAX_ANSWER),
  timestamp: z.string().default(''),
  isError: z.boolean().optional(),
})
const carried = z.union([
  z.object({ messages: z.array(message).min(1) }).transform(({ messages }): { turns: Turn[] } => ({ turns: messages })),
  z.object({ message: z.string().trim().min(1).max(MAX_MESSAGE) }),
])

/**
 * Parses the navigation state of another page: a conversation to continue, or a first message to
 * send.
 */
export const carriedIn = (state: unknown) => carried.safeParse(state).data
