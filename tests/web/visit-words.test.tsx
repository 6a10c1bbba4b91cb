import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { UiLanguage } from '#domain/languages.ts'
import { useNightsText } from '#web/data/visit.tsx'
import { createTranslation } from '#web/i18n/translation.ts'
import { TranslationProvider } from '#web/i18n/use-translation.tsx'

function Nights({ count }: { count: number }) {
  return <p>{useNightsText()(count)}</p>
}

function shown(language: UiLanguage, count: number) {
  const translation = createTranslation()
  const file = new URL(`../../domain/sentences/${language}/shell.json`, import.meta.url)
  translation.addDictionary(language, JSON.parse(readFileSync(file, 'utf8')))
  translation.changeLanguage(language)
  return renderToStaticMarkup(
    <TranslationProvider translation={translation}>
      <Nights count={count} />
    </TranslationProvider>,
  ).replace(/<\/?p>/g, '')
}

test.each([
  ['en', 'no overnight stay', '1 night in hospital', '5 nights in hospital'],
  ['tr', 'yatış gerekmez', 'hastanede 1 gece', 'hastanede 5 gece'],
  ['ru', 'без ночёвки в больнице', '1 ночь в больнице', '5 ночей в больнице'],
  ['ar', 'دون مبيت في المستشفى', '1 ليلة في المستشفى', '5 ليالٍ في المستشفى'],
] as const)('a stay in %s is counted in nights, and none is said in words', (language, ...words) => {
  expect([0, 1, 5].map((count) => shown(language, count).replace(/[\u2066-\u2069]/g, ''))).toEqual(words)
})
