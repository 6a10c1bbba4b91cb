/**
 * Examples in the guides for developers. tests/server/developer-guides.test.ts compares each with
 * the server.
 */
import { sentence } from '../sentences.ts'
import type { WebhookEvent } from '../webhooks.ts'

type FieldMeanings = readonly (readonly [name: string, meaning: string])[]

/** Tools of the MCP server. */
export const TOOL_MEANINGS: FieldMeanings = [
  [
    'search_hospitals',
    sentence('Hospitals by words, place and specialty, with rating, lowest price and next free time.'),
  ],
  ['search_doctors', sentence('Doctors by words, specialty, place and hospital.')],
  ['search_services', sentence('Treatments with their price, length and how many hospitals offer them.')],
  ['get_hospital', sentence('One hospital with its address, languages, treatments and prices.')],
  ['free_times', sentence('The times that can be booked there, for a treatment and a doctor.')],
  ['my_appointments', sentence('With a key that may: the appointments of its owner.')],
  ['my_persons', sentence('With a key that may: the people its owner books for.')],
  ['book_appointment', sentence('With a key that may: asks for a time for its owner.')],
  ['cancel_appointment', sentence('With a key that may: cancels an appointment of its owner.')],
  ['my_quotes', sentence('With a key that may: the quote requests of its owner.')],
  ['read_quotes', sentence('With a key that may: the quotes for one request, line by line.')],
  ['ask_quotes', sentence('With a key that may: asks hospitals for quotes, with a receipt of the consent.')],
]

/** Returns the configuration of the server for an assistant. */
export const mcpConnection = (origin: string) => `{
  "mcpServers": {
    "hekima": {
      "type": "http",
      "url": "${origin}/mcp",
      "headers": { "Authorization": "Bearer hk_live_…" }
    }
  }
}`

export const EVENT_MEANINGS: Readonly<Record<WebhookEvent, string>> = {
  'appointment.booked': sentence('Someone has asked for a time.'),
  'appointment.confirmed': sentence('The hospital has confirmed it.'),
  'appointment.rescheduled': sentence('It was moved to another time.'),
  'appointment.move_requested': sentence('The patient asks for another time; it stays until the hospital confirms.'),
  'appointment.move_ended': sentence(
    'That request was declined, withdrawn or not answered; the appointment keeps its time.',
  ),
  'appointment.proposed': sentence('The hospital proposes another time. There is one event for each time it offers.'),
  'appointment.proposal_ended': sentence(
    'That proposal was declined, withdrawn or not answered; the appointment keeps its time.',
  ),
  'appointment.doctor_changed': sentence('Another doctor was chosen, or none.'),
  'appointment.notes_changed': sentence('The notes were changed; read them with your key.'),
  'appointment.arrival_changed': sentence('The patient has arrived, was called in, or neither after a correction.'),
  'appointment.cancelled': sentence('The patient or the hospital has cancelled it.'),
  'appointment.completed': sentence('The visit has taken place.'),
  'appointment.no_show': sentence('The patient did not come; the appointment is cancelled.'),
  'message.created': sentence('There is a new message; read its content with your key.'),
  'file.created': sentence('There is a new file; read it with your key.'),
  'quote.requested': sentence('A quote request was sent to the hospital.'),
  'quote.question': sentence('The hospital has a question about the quote request.'),
  'quote.answered': sentence('The patient has answered the question.'),
  'quote.asked': sentence('The patient has asked the hospital a question about its quote.'),
  'quote.replied': sentence('The hospital has answered the patient’s question.'),
  'quote.sent': sentence('The hospital has sent a version of its quote.'),
  'quote.accepted': sentence('The patient has accepted the quote; the first appointment is booked.'),
  'quote.declined': sentence('The hospital has declined the quote request.'),
  'quote.withdrawn': sentence('The patient has withdrawn the quote request.'),
  'quote.expired': sentence('The quote, or the time for an answer, has run out.'),
  'quote.not_chosen': sentence('The patient has accepted a quote of another hospital.'),
  'quote.charged': sentence('The hospital has entered the final bill.'),
  'quote.charge_answered': sentence('The patient has confirmed or disputed the final bill.'),
  'quote.charge_settled': sentence('An administrator has settled the dispute about the final bill.'),
}

export const DELIVERY = `POST /your/address
content-type: application/json
webhook-id: msg_019b8b74-1879-7000-8000-03be3d50abf1
webhook-timestamp: 1795327200
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{ "type": "appointment.booked",
  "timestamp": "2026-11-22T06:00:00.000Z",
  "data": {
    "appointmentId": "019b8b74-0d2a-7000-8000-5f2a91c4d7e8",
    "hospitalId": "019b8b70-44c1-7000-8000-1b6e0f3a92d5",
    "status": "pending",
    "date": "2026-12-01", "time": "11:00",
    "startsAt": "2026-12-01T08:00:00.000Z" } }`

/** Complete receiver that listens at PORT. */
export const RECEIVER = `// npm install standardwebhooks: signatures follow that standard
import { createServer } from "node:http"
import { env } from "node:process"
import { text } from "node:stream/consumers"
import { Webhook } from "standardwebhooks"

const webhook = new Webhook(env.HEKIMA_WEBHOOK_SECRET)

createServer(async (request, response) => {
  try {
    // throws for a wrong signature or a message older than five minutes
    const event = webhook.verify(await text(request), request.headers)
    console.log(request.headers["webhook-id"], event.type)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end()
  }
}).listen(env.PORT)`

/** Headers of a response to a request with a key. */
export const LIMIT_HEADERS = `x-ratelimit-limit: 300
x-ratelimit-remaining: 287
x-ratelimit-reset: 41`

export const PROBLEM = `HTTP/1.1 409 Conflict
content-type: application/problem+json

{ "type": "/developers/limits#slot_taken",
  "title": "Conflict", "status": 409, "code": "slot_taken",
  "message": "This time has just been taken. Please choose another time.",
  "alternatives": [{ "date": "2026-12-01", "time": "11:00" }],
  "requestId": "019b8b74-2c11-4000-8000-7d1e5b09a3f4" }`

export const CODE_MEANINGS: FieldMeanings = [
  ['400 bad_input', sentence('Something you sent is invalid; the fields say what.')],
  ['401 unauthenticated', sentence('No token, or one that is no longer valid.')],
  ['401 two_factor_required', sentence('The code of the authenticator app is missing.')],
  ['403 forbidden', sentence('The person may not do this.')],
  ['403 insufficient_scope', sentence('The key lacks a scope; the answer names it.')],
  ['403 two_factor_setup_required', sentence('The operator requires two-factor sign-in, and it is not set up yet.')],
  ['403 reason_required', sentence('An administrator has to give a reason first.')],
  ['404 not_found', sentence('There is no such record, or it is not yours.')],
  ['405 method_not_allowed', sentence('The address exists, but not with this method; Allow lists those it has.')],
  ['406 not_acceptable', sentence('The answer does not exist in the requested format.')],
  ['408 request_timeout', sentence('The body did not arrive in time.')],
  ['409 conflict', sentence('It does not fit what is already stored; the message says why.')],
  ['409 slot_taken', sentence('The time has just been taken; others are listed.')],
  ['409 invalid_transition', sentence('An appointment cannot change from its state to this one.')],
  ['409 stale_edit', sentence('The record has changed since you read it.')],
  ['409 duplicate_email', sentence('There is already an account with this address.')],
  ['413 payload_too_large', sentence('The body is too large.')],
  ['415 unsupported_media_type', sentence('The body is of a kind that this address does not take.')],
  ['422 idempotency_mismatch', sentence('The idempotency key was used for another booking.')],
  ['429 too_many_requests', sentence('Too often; wait as many seconds as the answer says.')],
  ['500 internal', sentence('A fault on our side. Report it with the request ID.')],
  ['503 unavailable', sentence('Busy for a moment; wait as many seconds as the answer says.')],
]

/** Headers of RFC 9745 and RFC 8594 for a deprecation announced on 22 November 2026. */
export const DEPRECATION_HEADERS = `deprecation: @1795305600
sunset: Sat, 22 May 2027 00:00:00 GMT
link: </developers/changelog>; rel="deprecation"`

/** Returns the shortest example call of each API. */
export const doorExamples = (origin: string) => ({
  rest: `GET /api/v1/Hospitals/{id}\n  /availability\n  ?serviceId={id}\n  &from=2026-12-01`,
  graphql: `query {\n  hospital(id: "…") {\n    name\n    services { price }\n  }\n}`,
  webhooks: `POST your-address\n\n{ "type":\n  "appointment.confirmed" }`,
  mcp: `# Streamable HTTP\n{ "url":\n  "${origin}/mcp" }`,
})
