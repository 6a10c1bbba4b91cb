/** Labelled messages from which weights are learned. */
import { readdirSync } from 'node:fs'
import type { Specialty } from '#domain/doctors.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Urgency } from '#domain/search-choices.ts'
import { casesOf } from './evaluation.ts'
import { linesOf } from './lines.ts'

export type Message = {
  /** Scenario in all languages. Cross-validation never splits it. */
  scenario: string
  language: UiLanguage
  turns: readonly string[]
  emergency: boolean
  /** Whether it only sounds like an emergency. */
  isLookalike: boolean
  /** Whether no rule was written for it, so it measures rules and weights on unknown text. */
  isFresh: boolean
  /** `undefined` if it is only known to be no emergency. */
  urgency: Urgency | null | undefined
  specialties: readonly Specialty[]
}

const FOLDER = new URL('messages/', import.meta.url)
const FRESH = /^(en|tr|ru|ar)-\d+\.txt$/

function messagesOf(file: string): Message[] {
  const places = new Map<string, number>()
  return linesOf(new URL(file, FOLDER)).map(({ kind, language, urgency, specialties, turns }) => {
    const place = places.get(language) ?? 0
    places.set(language, place + 1)
    return {
      scenario: `${file}-${place}`,
      language,
      turns,
      emergency: kind === 'emergency',
      isLookalike: kind === 'lookalike',
      isFresh: FRESH.test(file),
      urgency: urgency ?? (kind === 'vague' ? null : undefined),
      specialties,
    }
  })
}

/**
 * Training messages: the built half of the vignettes and the message files. The held half is never
 * used.
 */
export async function labelledMessages(): Promise<Message[]> {
  const build = (await casesOf('build')).map(({ id, kind, language, turns, expected }) => ({
    scenario: id.replace(/-\d+$/, ''),
    language,
    turns,
    emergency: expected.emergency,
    isLookalike: kind === 'lookalikes',
    isFresh: false,
    urgency: kind === 'lookalikes' && expected.urgency === null ? undefined : expected.urgency,
    specialties: expected.specialties,
  }))
  const files = readdirSync(FOLDER).sort()
  return [...build, ...files.flatMap(messagesOf)]
}
