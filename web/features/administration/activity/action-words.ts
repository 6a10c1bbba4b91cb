import { sentence } from '#domain/sentences.ts'

/** Verb of an action, keyed by the word after the dot of `hospital.update`. */
const VERBS: Readonly<Record<string, string>> = {
  create: sentence('Added <b>{{name}}</b>'),
  update: sentence('Changed <b>{{name}}</b>'),
  delete: sentence('Deleted <b>{{name}}</b>'),
  activate: sentence('Activated <b>{{name}}</b>'),
  deactivate: sentence('Deactivated <b>{{name}}</b>'),
  hide: sentence('Hid the review of <b>{{name}}</b>'),
  restore: sentence('Restored <b>{{name}}</b>'),
  import: sentence('Imported <b>{{name}}</b>'),
  open: sentence('Read what was written about <b>{{name}}</b>'),
}

/** Actions with a more specific sentence. */
const ACTIONS: Readonly<Record<string, string>> = {
  'hospital.remind': sentence('Reminded <b>{{name}}</b> of waiting requests'),
  'hospital.open': sentence('Opened the appointments of <b>{{name}}</b>'),
  'hospital.open_all': sentence('Opened the appointments of all hospitals'),
  'hospital.digest': sentence('Changed the daily digest of <b>{{name}}</b>'),
  'hospital.address_ask': sentence('Sent an address of <b>{{name}}</b> its link again'),
  'hospital.link': sentence('Added a service to <b>{{name}}</b>'),
  'hospital.unlink': sentence('Removed a service from <b>{{name}}</b>'),
  'doctor.services': sentence('Changed the services of <b>{{name}}</b>'),
  'doctor.calendar': sentence('Changed the weekly hours of <b>{{name}}</b>'),
  'doctor.leave_add': sentence('Added leave of <b>{{name}}</b>'),
  'doctor.leave_remove': sentence('Withdrew leave of <b>{{name}}</b>'),
  'doctor.block_time': sentence('Blocked a time of <b>{{name}}</b>'),
  'doctor.unblock_time': sentence('Freed a blocked time of <b>{{name}}</b>'),
  'hospital.block_time': sentence('Blocked a time of <b>{{name}}</b>'),
  'hospital.rooms': sentence('Changed the rooms of <b>{{name}}</b>'),
  'hospital.unblock_time': sentence('Freed a blocked time of <b>{{name}}</b>'),
  'doctor.feed_create': sentence('Created a calendar link for <b>{{name}}</b>'),
  'doctor.feed_remove': sentence('Removed the calendar link of <b>{{name}}</b>'),
  'appointment.note': sentence('Wrote a note about <b>{{name}}</b>'),
  'appointment.delete_note': sentence('Deleted a note about <b>{{name}}</b>'),
  'appointment.propose': sentence('Proposed another time for <b>{{name}}</b>'),
  'appointment.withdraw_proposal': sentence('Withdrew the time proposed for <b>{{name}}</b>'),
  'report.cancel': sentence('Cancelled <b>{{name}}</b>'),
  'api_key.create': sentence('Created the API key <b>{{name}}</b>'),
  'api_key.rename': sentence('Renamed the API key <b>{{name}}</b>'),
  'api_key.revoke': sentence('Revoked the API key <b>{{name}}</b>'),
  'webhook.roll_secret': sentence('Gave the webhook of <b>{{name}}</b> a new secret'),
  'review.reply': sentence('Answered the review of <b>{{name}}</b>'),
  'review.settle': sentence('Settled a report about the review of <b>{{name}}</b>'),
  'review.restore': sentence('Restored the review of <b>{{name}}</b>'),
  'outbox.retry': sentence('Sent an email again'),
  'outbox.drop': sentence('Dropped an email that could not be sent'),
  'user.invite': sentence('Invited <b>{{name}}</b>'),
  'user.create_admin': sentence('Made <b>{{name}}</b> an administrator'),
  'user.delete_account': sentence('Closed the account of <b>{{name}}</b>'),
  'settings.update': sentence('Changed the settings'),
  'settings.rule': sentence('Switched a rule of the land'),
  'hospital.lapse': sentence('The licence of <b>{{name}}</b> has lapsed'),
  'certificate.add': sentence('Added a certificate of <b>{{name}}</b>'),
  'certificate.update': sentence('Changed a certificate of <b>{{name}}</b>'),
  'certificate.document': sentence('Uploaded the document of a certificate of <b>{{name}}</b>'),
  'certificate.check': sentence('Checked a certificate of <b>{{name}}</b>'),
  'certificate.delete': sentence('Removed a certificate of <b>{{name}}</b>'),
  'request.state': sentence('Moved the request <b>{{name}}</b>'),
  'request.owner': sentence('Assigned the request <b>{{name}}</b> to someone'),
  'request.note': sentence('Wrote a note about the request <b>{{name}}</b>'),
  'request.answer': sentence('Answered the request <b>{{name}}</b>'),
  'quote_request.send': sentence('Sent the quote request <b>{{name}}</b>'),
  'quote_request.add_hospital': sentence('Sent the quote request <b>{{name}}</b> to another hospital'),
  'quote_request.share': sentence('Shared the quotes for <b>{{name}}</b> by a link'),
  'quote_request.end_share': sentence('Ended a link to the quotes for <b>{{name}}</b>'),
  'quote_request.withdraw': sentence('Withdrew the quote request <b>{{name}}</b>'),
  'quote_request.withdraw_hospital': sentence('Withdrew the quote request <b>{{name}}</b> from a hospital'),
  'quote_request.open': sentence('Opened the health data of the quote request <b>{{name}}</b>'),
  'quote_request.see': sentence('Opened the quote request <b>{{name}}</b>'),
  'quote_request.assign': sentence('Assigned the quote request <b>{{name}}</b>'),
  'quote_request.propose': sentence('Proposed the plan of the quote request <b>{{name}}</b>'),
  'quote_request.ask': sentence('Asked a question about the quote request <b>{{name}}</b>'),
  'quote_request.ask_hospital': sentence('Asked a hospital a question in the quote request <b>{{name}}</b>'),
  'quote_request.answer_patient': sentence('Answered a question of the patient in the quote request <b>{{name}}</b>'),
  'quote_request.decline': sentence('Declined the quote request <b>{{name}}</b>'),
  'quote_request.accept': sentence('Accepted a quote for <b>{{name}}</b>'),
  'quote_request.charge': sentence('Entered the final bill of <b>{{name}}</b>'),
  'quote_request.confirm': sentence('Confirmed the final bill of <b>{{name}}</b>'),
  'quote_request.dispute': sentence('Disputed the final bill of <b>{{name}}</b>'),
  'quote_request.settle': sentence('Settled the dispute about the final bill of <b>{{name}}</b>'),
  'quote_request.remove_data': sentence('Removed the health data of <b>{{name}}</b> from a hospital'),
  'quote_request.attach': sentence('Attached a document to a quote for <b>{{name}}</b>'),
  'quote_request.detach': sentence('Removed an attachment from a quote for <b>{{name}}</b>'),
  'quote_request.quote': sentence('Sent a quote for <b>{{name}}</b>'),
  'newsletter.export': sentence('Saved the addresses of the newsletter as a file'),
  'newsletter.remove': sentence('Removed an address from the newsletter'),
  'hospital.export': sentence('Saved the list of hospitals as a file'),
  'doctor.export': sentence('Saved the list of doctors as a file'),
  'health_service.export': sentence('Saved the list of services as a file'),
  'import.check': sentence('Sent the list <b>{{name}}</b>'),
  'import.start': sentence('Started to import <b>{{name}}</b>'),
  'import.cancel': sentence('Cancelled the import of <b>{{name}}</b>'),
  'import.undo': sentence('Undid the import of <b>{{name}}</b>'),
  'import.finish': sentence('Imported <b>{{name}}</b>'),
}

const STATUSES: Readonly<Record<string, string>> = {
  suspended: sentence('Suspended <b>{{name}}</b>'),
  active: sentence('Activated <b>{{name}}</b>'),
  inactive: sentence('Deactivated <b>{{name}}</b>'),
}

/** Titles of reports, which have no names: their subject and period. */
const REPORTS: Readonly<Record<string, string>> = {
  appointments: sentence('Report on appointments, {{from}} to {{to}}'),
  revenue: sentence('Report on revenue, {{from}} to {{to}}'),
  doctors: sentence('Report on doctors, {{from}} to {{to}}'),
  patients: sentence('Report on patients, {{from}} to {{to}}'),
}

export type Fields = Readonly<Record<string, unknown>>

/** Returns name and period of a report from its audited fields, or undefined for other records. */
export function reportIn(kind: string | null, fields: Fields | null) {
  const { kind: about, from, to } = kind === 'report' && fields ? fields : {}
  const name = REPORTS[String(about)]
  return name && typeof from === 'string' && typeof to === 'string' ? { name, from, to } : undefined
}

/** Returns the sentence of an action, or a fallback that shows the action's key. */
export function sentenceOf(action: string, after: Fields | null): string {
  const status = action === 'user.update' ? STATUSES[String(after?.status)] : undefined
  const [, verb = ''] = action.split('.')
  return status ?? ACTIONS[action] ?? VERBS[verb] ?? sentence('{{action}}: <b>{{name}}</b>')
}

/** Parses the fields before or after a change, as the server sends them. */
export const fieldsOf = (json: string | null): Fields | null => (json ? (JSON.parse(json) as Fields) : null)
