import { readdirSync, readFileSync } from 'node:fs'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { PROMPTS } from '#web/features/site/assistant/prompts.ts'

/** Returns the source text of all files with these endings in a folder and its subfolders. */
const sourcesIn = (folder: string, endings: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))

/** Every translation of the product, by language. */
const DICTIONARIES = Object.fromEntries(
  UI_LANGUAGES.filter((language) => language !== 'en').map((language) => [
    language,
    Object.assign(
      {},
      ...sourcesIn(`domain/sentences/${language}`, ['.json']).map((text) => JSON.parse(text)),
    ) as Record<string, string>,
  ]),
)

/** Returns the messages in example calls of the assistant in guides, help texts and documents. */
export const messagesInCalls = (source: string): string[] =>
  /api\/(?:v1\/)?chat\b|\bchat\s*\(\s*input/i.test(source)
    ? [...source.matchAll(/["']?content["']?\s*:\s*(?:\\?"([^"\\]+)\\?"|'([^']+)')/g)].map(
        ([, double, single]) => double ?? single ?? '',
      )
    : []

/** Examples that exist in all languages: suggested first messages, and placeholders of fields. */
export const TRANSLATED_EXAMPLES: readonly string[] = [
  ...PROMPTS,
  ...['web/features/site/assistant', 'web/pages', 'domain/content']
    .flatMap((folder) => sourcesIn(folder, ['.ts', '.tsx']))
    .flatMap((source) => [...source.matchAll(/(?:t|sentence)\('(For example: [^']+)'/g)])
    .map(([, text = '']) => text),
]

/** Examples of calls, in English only. */
export const CALL_EXAMPLES: readonly string[] = [
  ...['domain/content', 'docs', 'server/features/developers', 'server/http'].flatMap((folder) =>
    sourcesIn(folder, ['.ts', '.md']),
  ),
  readFileSync('README.md', 'utf8'),
].flatMap(messagesInCalls)

export const exampleIn = (text: string, language: UiLanguage): string =>
  (language === 'en' ? text : (DICTIONARIES[language]?.[text] ?? '')).replace(/^[^:：]*: ?(?=.{20})/u, '')
