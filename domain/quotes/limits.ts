/** Limits and lifetimes of quote requests and quotes. */

/** Version of the consent text for each hospital. */
export const QUOTE_CONSENT_VERSION = 1

export const MAX_OPEN_REQUESTS = 3
export const MAX_QUOTE_HOSPITALS = 5
export const MAX_QUOTE_TREATMENTS = 5
export const MAX_DRAFTS = 10
export const MAX_QUOTE_LINES = 60
/** Maximum questions of one hospital about one request. */
export const MAX_QUOTE_QUESTIONS = 10
/** Maximum questions of the patient to one hospital about one request. */
export const MAX_PATIENT_QUESTIONS = 20
/** Maximum questions of the patient about one request within 24 hours, to all its hospitals. */
export const MAX_PATIENT_QUESTIONS_A_DAY = 20
/** Maximum quotes that one hospital sends within 24 hours. */
export const MAX_QUOTES_A_DAY = 200

export const MAX_GOAL = 2000
export const MAX_PLAN = 4000
export const MAX_QUESTION = 2000
export const MAX_DECLINE_REASON = 1000
export const MAX_TERM = 500
export const MAX_ITEM = 200

/** Validity of a quote in days, counted from its sending. */
export const VALID_DAYS = { min: 7, max: 90 } as const

/** Default time to answer, in minutes of business days. */
export const ANSWER_MINUTES = 48 * 60
/** Range of the time to answer that an operator can choose, in hours of business days. */
export const ANSWER_HOURS = { min: 8, max: 240 } as const
/** Remaining share of the clock from which a request is urgent. */
export const URGENT_SHARE = 0.2
/**
 * Elapsed shares of the clock at which a hospital is reminded. The last one also notifies the
 * patient.
 */
export const REMINDER_SHARES = [0.5, 0.8, 1] as const
/** Days before the expiry of a quote at which the patient is reminded. */
export const ENDING_DAYS = 3

/** Days after sending at which a request without a quote ends. */
export const REQUEST_DAYS = 120
/** Days after which an unsent draft is deleted. */
export const DRAFT_DAYS = 30
/** Days after which hospitals that were not chosen lose the health data. */
export const REMOVAL_DAYS = 30

/** Weeks in the chart of a hospital's answers, including the current one. */
export const CHART_WEEKS = 12
/** Maximum latest quotes in the chart of unstated points. */
export const CHART_QUOTES = 90

/** Minimum cases for a measured figure. */
export const FEWEST_MEASURED = 10

/** Days in which a patient can confirm or dispute a final bill. */
export const CHARGE_ANSWER_DAYS = 30
/** Days before the end of that period at which the patient is reminded. */
export const CHARGE_REMINDER_DAYS = 7
/** Maximum entries of a final bill: lines and unplanned ones. */
export const MAX_CHARGES = 120
