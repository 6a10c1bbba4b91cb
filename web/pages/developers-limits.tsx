import { developersLimits } from '#domain/content/developers.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { Code } from '#web/features/developers/code-sample.tsx'
import { NameTable } from '#web/features/developers/name-table.tsx'
import { sentence } from '#domain/sentences.ts'

const HEADERS = `x-ratelimit-limit: 300
x-ratelimit-remaining: 287
x-ratelimit-reset: 41`

const PROBLEM = `HTTP/1.1 409 Conflict
content-type: application/problem+json

{ "status": 409, "code": "slot_taken",
  "message": "This time has just been taken.",
  "alternatives": [{ "date": "2026-12-01", "time": "11:00" }] }`

const CODES: readonly (readonly [code: string, meaning: string])[] = [
  ['400 bad_input', sentence('Something that was sent does not fit; the fields say what.')],
  ['401 unauthenticated', sentence('No token, or one that is no longer valid.')],
  ['403 forbidden', sentence('The person, or the scopes of the key, may not do this.')],
  ['404 not_found', sentence('There is no such record, or it is not yours.')],
  ['409 slot_taken', sentence('The time was taken meanwhile; others are named.')],
  ['409 invalid_transition', sentence('An appointment cannot go from its state to this one.')],
  ['409 stale_edit', sentence('The record has changed since you read it.')],
  ['422 idempotency_mismatch', sentence('The key of the repetition was used for another booking.')],
  ['429 too_many_requests', sentence('Too often; wait as many seconds as the answer says.')],
  ['503 unavailable', sentence('Busy for a moment; wait as many seconds as the answer says.')],
]

export function Page() {
  const parts = {
    headers: <Code>{HEADERS}</Code>,
    problem: <Code>{PROBLEM}</Code>,
    codes: <NameTable names={CODES} />,
  }
  return <ContentPage content={developersLimits} parts={parts} />
}
