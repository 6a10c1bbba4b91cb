/** What a conversation consists of and may hold; apart from its schemas, so that a page with a field for it does not carry the validator. */

/** What one message may hold, what an answer may that comes back with the next one, and how many a conversation. */
export const MAX_MESSAGE = 2000
export const MAX_ANSWER = 20_000
export const MAX_MESSAGES = 40

/** So many conversations are kept for one person who wants it; the oldest go when more come. */
export const MAX_CONVERSATIONS = 50

/** Cards on a screen that an answer is told of. */
export const MAX_SHOWN = 400

export const CHAT_ROLES = ['user', 'assistant'] as const
export const ANSWERED_BY = ['guide', 'model'] as const
