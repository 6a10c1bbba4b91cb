/** Finds English sentences of a page in another language. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TranslatedLanguage } from '#domain/languages.ts'
import type { Dictionary } from '#domain/sentences.ts'
import { projectRoot } from '#server/config.ts'

/** Words of English sentences that occur in no sentence or name of the other languages. */
const ENGLISH = /(?<!\p{L})(the|and|of|to|is|are|your|with|for|you|this|that|from|will|were|have|which|been)(?!\p{L})/iu

const translated = new Map<TranslatedLanguage, ReadonlySet<string>>()

/** Returns the English sentences that differ in a language. */
export function translatedIn(language: TranslatedLanguage): ReadonlySet<string> {
  const known = translated.get(language)
  if (known) return known
  const folder = path.join(projectRoot(), 'domain/sentences', language)
  const entries = readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Dictionary),
  )
  const sentences = new Set(
    entries.filter(([english, said]) => english !== said && !english.includes('_')).map(([english]) => english),
  )
  translated.set(language, sentences)
  return sentences
}

/**
 * Returns the visible and audible text of a page's HTML, without parts marked as another language.
 */
export function sentencesIn(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|noscript|pre|code)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<(\w+)[^>]* lang="[^"]*"[^>]*>[^<]*<\/\1>/g, '')
  const heard = [...body.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]+)"/g)].map(([, text = '']) => text)
  return [...body.replace(/<!--.*?-->/gs, '').split(/<[^>]+>/), ...heard].map((text) => text.trim())
}

/** Counts English sentences. Numbers, signs, single letters and initials are not counted. */
export function measureEnglish(sentences: readonly string[], translated: ReadonlySet<string>) {
  const said = [...new Set(sentences)].filter((text) => /\p{L}{2}/u.test(text) && !/^\p{Lu}{2}$/u.test(text))
  const english = said.filter(
    (text) => translated.has(text) || (ENGLISH.test(text) && !/[\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(text)),
  )
  return { said: said.length, english }
}
