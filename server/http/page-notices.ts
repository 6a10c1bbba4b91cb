import type { UiLanguage } from '#domain/languages.ts'
import arServer from '#domain/sentences/ar/server.json' with { type: 'json' }
import arShell from '#domain/sentences/ar/shell.json' with { type: 'json' }
import ruServer from '#domain/sentences/ru/server.json' with { type: 'json' }
import ruShell from '#domain/sentences/ru/shell.json' with { type: 'json' }
import trServer from '#domain/sentences/tr/server.json' with { type: 'json' }
import trShell from '#domain/sentences/tr/shell.json' with { type: 'json' }
import type { Say } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'
import { inMarkup } from './document-head.ts'

const sayIn: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator({ ...trShell, ...trServer }, 'tr'),
  ru: translator({ ...ruShell, ...ruServer }, 'ru'),
  ar: translator({ ...arShell, ...arServer }, 'ar'),
}

export type Notice = { language: UiLanguage; sentence: string; address: string }

/**
 * Returns a page with a sentence and a link to try again. It runs no script, so it needs no further
 * requests.
 */
export function noticePage({ language, sentence, address }: Notice): { title: string; content: string } {
  const say = sayIn[language]
  const title = inMarkup(say(sentence))
  const link = `<a href="${inMarkup(address)}">${inMarkup(say('Retry'))}</a>`
  return { title, content: `<main><h1>${title}</h1><p>${link}</p></main>` }
}
