/** Limits, lifetimes and numbers of quote requests and quotes. */

/** Version of the consent text that a patient agrees to for each hospital. */
export const QUOTE_CONSENT_VERSION = 1

export const MAX_OPEN_REQUESTS = 3
export const MAX_QUOTE_HOSPITALS = 5
export const MAX_QUOTE_TREATMENTS = 5
export const MAX_DRAFTS = 10
export const MAX_QUOTE_LINES = 60
export const MAX_QUOTE_QUESTIONS = 10
/** Sent quotes of one hospital within 24 hours. */
export const MAX_QUOTES_A_DAY = 200

export const MAX_GOAL = 2000
export const MAX_PLAN = 4000
export const MAX_QUESTION = 2000
export const MAX_DECLINE_REASON = 1000
export const MAX_TERM = 500
export const MAX_ITEM = 200

/** Days for which a quote is valid, counted from the day it is sent. */
export const VALID_DAYS = { min: 7, max: 90 } as const

/** Default time of a hospital to answer, in minutes of business days. */
export const ANSWER_MINUTES = 48 * 60
/** Hours of business days that an operator can choose. */
export const ANSWER_HOURS = { min: 8, max: 240 } as const
/** A request whose clock has at most this share left is urgent. */
export const URGENT_SHARE = 0.2
/** Shares of the clock after which a hospital is reminded; the last one tells the patient too. */
export const REMINDER_SHARES = [0.5, 0.8, 1] as const
/** Days before the last day of a quote on which the patient is reminded of it. */
export const ENDING_DAYS = 3

/** Days after which a request ends that nobody has quoted, counted from its sending. */
export const REQUEST_DAYS = 120
/** Days after which a draft that was never sent is deleted. */
export const DRAFT_DAYS = 30
/** Days after which a hospital that was not chosen loses the health data. */
export const REMOVAL_DAYS = 30

/** Weeks of the chart of a hospital's answers, the current one included. */
export const CHART_WEEKS = 12
/** Latest quotes of a hospital that its chart of unsaid points counts. */
export const CHART_QUOTES = 90

/** Fewer cases say nothing about a hospital. */
export const FEWEST_MEASURED = 10

/** Days in which a patient confirms or disputes what was charged. */
export const CHARGE_ANSWER_DAYS = 30
/** Days before the end of that time on which the patient is reminded. */
export const CHARGE_REMINDER_DAYS = 7
/** Charged entries of one quote: its lines and unplanned ones. */
export const MAX_CHARGES = 120
