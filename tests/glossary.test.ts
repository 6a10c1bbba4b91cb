import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#domain/languages.ts'
import { type Dictionary, formKey } from '#domain/sentences.ts'
import { projectRoot } from '#server/config.ts'

const folder = path.join(projectRoot(), 'domain/sentences')

/** Returns all translations of a language. */
const dictionaryOf = (language: TranslatedLanguage): Dictionary =>
  Object.assign(
    {},
    ...readdirSync(path.join(folder, language)).map((file) =>
      JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')),
    ),
  )

const rows = readFileSync(path.join(folder, 'GLOSSARY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) => line.slice(2, -2).split(' | '))

test('the glossary has the terms of the dictionaries', () => {
  expect(rows.length).toBeGreaterThan(40)
  const dictionaries = TRANSLATED_LANGUAGES.map(dictionaryOf)
  const translated = rows.map(([term = '']) => [
    term,
    ...dictionaries.map((words) => words[term] ?? words[formKey(term, 'other')]),
  ])
  expect(rows).toEqual(translated)
})
