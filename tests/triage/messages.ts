/** Labelled messages that the learned weights are made of. */
import { readdirSync } from 'node:fs'
import type { Specialty } from '#domain/doctors.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Urgency } from '#domain/search-choices.ts'
import { casesOf } from './evaluation.ts'
import { linesOf } from './lines.ts'

export type Message = {
  /** Groups all languages of a scenario, so that none is tested on weights trained with another. */
  scenario: string
  language: UiLanguage
  turns: readonly string[]
  emergency: boolean
  /** It sounds like an emergency and is none. */
  isLookalike: boolean
  /** No rule was written for it, so it tells how rules and weights do on what they do not know. */
  isFresh: boolean
  /** `undefined`: nothing is known but that it is no emergency. */
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
 * The half that is built on, and the messages of the folder. The half that is only run is never
 * learned from.
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
