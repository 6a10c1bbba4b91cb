/**
 * Browser storage entries with their purposes; `*` stands for a variable part. Necessary ones
 * first.
 */
export type StoredItem = { name: string; where: string; purpose: string; lasts: string; necessary: boolean }

const COOKIE = 'Cookie'
const BROWSER = 'Browser storage'
const TAB = 'This tab'
const UNTIL_CLOSED = 'Until the tab is closed'
const UNTIL_CLEARED = 'Until you clear it'

export const STORED_ITEMS: readonly StoredItem[] = [
  {
    name: 'hekima.preferences',
    where: COOKIE,
    purpose: 'Language, currency and theme, so that the server makes pages as you read them',
    lasts: 'A year',
    necessary: true,
  },
  {
    name: 'hekima.token, hekima.user',
    where: BROWSER,
    purpose: 'Keeps you signed in',
    lasts: 'Until you sign out, at most 7 days, or 30 if you extend the sign-in',
    necessary: true,
  },
  {
    name: 'hekima.language, hekima.currency, hekima.theme',
    where: BROWSER,
    purpose: 'The same choices for all your tabs',
    lasts: UNTIL_CLEARED,
    necessary: true,
  },
  {
    name: 'hekima.travel',
    where: BROWSER,
    purpose: 'The days on which you can be in Türkiye, if you have chosen them',
    lasts: 'Until you remove them, sign out or clear your browser',
    necessary: true,
  },
  {
    name: 'hekima.booking, hekima.booking.sent',
    where: TAB,
    purpose: 'The booking you are making, over a refresh and the way through sign-in; never card details',
    lasts: UNTIL_CLOSED,
    necessary: true,
  },
  {
    name: 'hekima.push',
    where: BROWSER,
    purpose: 'That you turned on notices in this browser',
    lasts: 'Until you sign out',
    necessary: true,
  },
  {
    name: 'hekima-offline',
    where: 'Browser cache',
    purpose: 'The page for when there is no network, with the files it needs; nothing about you',
    lasts: UNTIL_CLEARED,
    necessary: true,
  },
  {
    name: 'hekima.storage',
    where: BROWSER,
    purpose: 'Your choice on this page',
    lasts: UNTIL_CLEARED,
    necessary: true,
  },
  {
    name: 'hekima.reloaded',
    where: TAB,
    purpose: 'That the page was loaded again because a script was missing, so that this happens once',
    lasts: UNTIL_CLOSED,
    necessary: true,
  },
  {
    name: 'hekima.form.*, hekima.message.*',
    where: TAB,
    purpose: 'What you were writing in a form or a message',
    lasts: UNTIL_CLOSED,
    necessary: false,
  },
  {
    name: 'hekima.chat*',
    where: TAB,
    purpose: 'Your conversation with the assistant',
    lasts: UNTIL_CLOSED,
    necessary: false,
  },
  {
    name: 'hekima.heart, hekima.compare.*',
    where: BROWSER,
    purpose: 'Favourites you save without an account, and what you compare',
    lasts: UNTIL_CLEARED,
    necessary: false,
  },
  {
    name: 'hekima.view.*, hekima.reminder-dismissed',
    where: TAB,
    purpose: 'List or pictures, a notice you have closed',
    lasts: UNTIL_CLOSED,
    necessary: false,
  },
  {
    name: 'hekima.assistant, hekima.single-keys',
    where: BROWSER,
    purpose: 'Who answers in the assistant, and whether single keys work',
    lasts: UNTIL_CLEARED,
    necessary: false,
  },
  {
    name: 'hekima.kept.*',
    where: BROWSER,
    purpose: 'Upcoming visits that you opened, with their arrival cards, to be read without a network',
    lasts: 'Until you sign out',
    necessary: false,
  },
  {
    name: 'hekima.draft.*, hekima.palette.*, hekima.columns.*, hekima.portal.*',
    where: BROWSER,
    purpose: 'For staff: unsaved edits, what was opened last, columns of lists, sounds',
    lasts: 'Until you sign out or clear it',
    necessary: false,
  },
]
