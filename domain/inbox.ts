/** Inbox of a hospital: everything that waits for its staff, in one list. */

/** Kinds of items, in the order of the list. */
export const INBOX_KINDS = ['request', 'move', 'message', 'answer', 'visit', 'review'] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** Most items of a kind in the list; the counts hold all of them. */
export const MOST_OF_KIND = 50

/** Days for which the answer to a proposal stays in the inbox until somebody has seen it. */
export const ANSWER_DAYS = 14
