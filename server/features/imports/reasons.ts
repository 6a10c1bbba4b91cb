import type { UiLanguage } from '#domain/languages.ts'
import admin from '#domain/sentences/tr/admin.json' with { type: 'json' }
import server from '#domain/sentences/tr/server.json' with { type: 'json' }
import shell from '#domain/sentences/tr/shell.json' with { type: 'json' }
import { readSentence, type Say, translator } from '#domain/sentences.ts'

const inEnglish = translator({})
const inTurkish = translator({ ...shell, ...admin, ...server })

/** Says why rows were refused in the languages of the administration panel. */
export const sayIn = (language: UiLanguage): Say => (language === 'tr' ? inTurkish : inEnglish)

/** A reason, and the sentence that it may quote. */
export function sayReason(say: Say, reason: string): string {
  const { sentence, params } = readSentence(reason)
  return say(sentence, { ...params, ...(params?.why && { why: say(String(params.why)) }) })
}
