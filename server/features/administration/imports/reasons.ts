import type { UiLanguage } from '#domain/languages.ts'
import arAdmin from '#domain/sentences/ar/admin.json' with { type: 'json' }
import arServer from '#domain/sentences/ar/server.json' with { type: 'json' }
import arShell from '#domain/sentences/ar/shell.json' with { type: 'json' }
import ruAdmin from '#domain/sentences/ru/admin.json' with { type: 'json' }
import ruServer from '#domain/sentences/ru/server.json' with { type: 'json' }
import ruShell from '#domain/sentences/ru/shell.json' with { type: 'json' }
import trAdmin from '#domain/sentences/tr/admin.json' with { type: 'json' }
import trServer from '#domain/sentences/tr/server.json' with { type: 'json' }
import trShell from '#domain/sentences/tr/shell.json' with { type: 'json' }
import { readSentence, type Say } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'

const say: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator({ ...trShell, ...trAdmin, ...trServer }, 'tr'),
  ru: translator({ ...ruShell, ...ruAdmin, ...ruServer }, 'ru'),
  ar: translator({ ...arShell, ...arAdmin, ...arServer }, 'ar'),
}

/** Returns the translator of refusal reasons for a language of the administration panel. */
export const sayIn = (language: UiLanguage): Say => say[language]

/** Translates a reason, including a sentence quoted in it. */
export function sayReason(say: Say, reason: string): string {
  const { sentence, params } = readSentence(reason)
  return say(sentence, { ...params, ...(params?.why && { why: say(String(params.why)) }) })
}
