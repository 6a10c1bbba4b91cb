import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { judge } from '#triage/triage.ts'

/** Words before or after a complaint that do not change it. */
const FILLERS: Record<UiLanguage, { before: string[]; behind: string[] }> = {
  en: { before: ['oh', 'um', 'by the way', 'please', 'listen'], behind: ['right now', 'please help'] },
  tr: { before: ['ya', 'of ya', 'ya bu arada', 'abi', 'şey', 'yani'], behind: ['ya', 'lütfen', 'yani'] },
  ru: { before: ['ой', 'ну', 'слушай', 'кстати', 'блин'], behind: ['помогите', 'пожалуйста'] },
  ar: { before: ['يعني', 'والله', 'على فكرة', 'لو سمحت'], behind: ['والله', 'ساعدوني'] },
}

const spoken = (language: UiLanguage) =>
  readFileSync(new URL(`./spoken/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|')[1] ?? '')

const missed = (sentences: readonly string[]) => sentences.filter((sentence) => !judge([sentence]).emergency)

describe.each(UI_LANGUAGES)('a red flag beside filler words (%s)', (language) => {
  test.each(FILLERS[language].before)('after "%s"', (filler) => {
    expect(missed(spoken(language).map((sentence) => `${filler} ${sentence}`))).toEqual([])
  })

  test.each(FILLERS[language].behind)('before "%s"', (filler) => {
    expect(missed(spoken(language).map((sentence) => `${sentence} ${filler}`))).toEqual([])
  })
})

test.each([
  'ya bu arada gözüme kireç sökücü sıçradı çok yanıyo açamıyorum',
  'abi ya göğsüm sıkışıyo kolum uyuştu',
  'ya yüzüm şişti fıstık yedim boğazım daralıyo',
  'ya oğlum havale geçiriyo',
  'ya kan durmuyor elim kesildi',
  'вдруг онемела левая рука и перекосило лицо',
  'вдруг стало трудно дышать',
])('%s', (message) => {
  expect(judge([message]).emergency).toBe(true)
  expect(judge(['dişim ağrıyor', message]).emergency).toBe(true)
})

test.each(['ya kalp krizi geçirirsem', 'а вдруг у меня случится инфаркт на операции'])(
  '%s is only a supposition',
  (message) => {
    expect(judge([message]).emergency).toBe(false)
  },
)

test.each(['rhinoplasty', 'hair transplant', 'diş implantı', 'пересадка волос', 'زراعة الشعر'])(
  '%s by itself has no urgency',
  (wish) => expect(judge([wish]).urgency).toBe('routine'),
)
