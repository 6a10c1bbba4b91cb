import type { InboxKind } from '#domain/inbox.ts'
import { sentence } from '#domain/sentences.ts'
import type { InboxItem } from './inbox-fields.ts'

/** Action on an inbox item. `open` leads to its page. */
export type InboxAction =
  | 'confirm'
  | 'decline'
  | 'acceptMove'
  | 'declineMove'
  | 'propose'
  | 'reply'
  | 'came'
  | 'noShow'
  | 'seen'
  | 'assign'
  | 'snooze'
  | 'wake'
  | 'open'

export const ACTION_KEYS: Record<InboxAction, string> = {
  confirm: 'C',
  acceptMove: 'C',
  came: 'C',
  decline: 'D',
  declineMove: 'D',
  noShow: 'N',
  seen: 'S',
  propose: 'P',
  reply: 'R',
  assign: 'A',
  snooze: 'H',
  wake: 'H',
  open: 'O',
}

export const ACTION_WORDS: Record<InboxAction, string> = {
  confirm: sentence('Confirm'),
  came: sentence('The patient came'),
  decline: sentence('Decline'),
  acceptMove: sentence('Confirm the new time'),
  declineMove: sentence('Decline'),
  noShow: sentence('The patient did not come'),
  seen: sentence('Seen'),
  propose: sentence('Propose another time'),
  reply: sentence('Reply'),
  assign: sentence('Assign'),
  snooze: sentence('Snooze'),
  wake: sentence('Bring back'),
  open: sentence('Open'),
}

const OF_KIND: Record<InboxKind, readonly InboxAction[]> = {
  request: ['confirm', 'decline', 'propose', 'reply', 'assign', 'snooze', 'wake', 'open'],
  move: ['acceptMove', 'declineMove', 'propose', 'reply', 'assign', 'snooze', 'wake', 'open'],
  message: ['reply', 'assign', 'snooze', 'wake', 'open'],
  answer: ['seen', 'propose', 'reply', 'assign', 'snooze', 'wake', 'open'],
  visit: ['came', 'noShow', 'reply', 'assign', 'snooze', 'wake', 'open'],
  review: ['reply', 'assign', 'snooze', 'wake', 'open'],
}

/** Returns the actions on an item. Viewers who may only read, or not answer reviews, have fewer. */
export function actionsOn(
  item: InboxItem,
  { mayAct, mayAnswerReviews }: { mayAct: boolean; mayAnswerReviews: boolean },
): readonly InboxAction[] {
  const may = item.kind === 'review' ? mayAnswerReviews : mayAct
  const isSnoozed = item.snoozedUntil !== null
  return OF_KIND[item.kind].filter((action) => {
    if (action === 'open') return true
    if (action === 'assign') return mayAct
    if (action === 'snooze') return mayAct && !isSnoozed
    if (action === 'wake') return mayAct && isSnoozed
    if (!may) return false
    if (action === 'reply') return item.kind === 'review' || !item.appointment?.contentsHidden
    if (action === 'confirm') return item.appointment?.allowedMoves.includes('confirmed') ?? false
    return action !== 'propose' || item.proposal?.state !== 'accepted'
  })
}

export const KIND_WORDS: Record<InboxKind, string> = {
  request: sentence('Requests'),
  move: sentence('Patients who ask for another time'),
  message: sentence('Unread messages'),
  answer: sentence('Answered proposals'),
  visit: sentence('Visits to close'),
  review: sentence('Reviews without a reply'),
}
