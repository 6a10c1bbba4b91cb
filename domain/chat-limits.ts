/**
 * Parts and limits of a conversation. A separate file, so that a page with a message field does not
 * load the validator.
 */

/** Length limits of a message and an answer, and the number of messages in a conversation. */
export const MAX_MESSAGE = 2000
export const MAX_ANSWER = 20_000
export const MAX_MESSAGES = 40

/** Maximum number of stored conversations per user. The oldest are deleted first. */
export const MAX_CONVERSATIONS = 50

/** Maximum number of cards on the screen that are sent with a message. */
export const MAX_SHOWN = 400

export const CHAT_ROLES = ['user', 'assistant'] as const
export const ANSWERED_BY = ['guide', 'model'] as const
