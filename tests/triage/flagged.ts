/** Messages about red flags, and turns that may precede them. */
import { readFileSync } from 'node:fs'
import type { UiLanguage } from '#domain/languages.ts'

const linesOf = (file: string) =>
  readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/**
 * Based on public texts of crisis lines and ambulance services, not on the product's word lists.
 */
export const spoken = (language: UiLanguage) =>
  linesOf(`spoken/${language}.txt`).map((line) => {
    const [kind = '', text = ''] = line.split('|')
    return { kind, text }
  })
export const everyday = (language: UiLanguage) => linesOf(`everyday/${language}.txt`)

/** Earlier turns of a conversation by name. */
export const BEFORE: Record<string, Record<UiLanguage, string[]>> = {
  first: { en: [], tr: [], ru: [], ar: [] },
  'after a toothache': {
    en: ['I have a toothache'],
    tr: ['dişim ağrıyor'],
    ru: ['у меня болит зуб'],
    ar: ['عندي ألم في سني'],
  },
  'after a wish for hair': {
    en: ['My hair is falling out, I want a transplant'],
    tr: ['saçım dökülüyor, saç ektirmek istiyorum'],
    ru: ['волосы выпадают, хочу пересадку'],
    ar: ['شعري يتساقط وأريد زراعة شعر'],
  },
  'after a joke': {
    en: ['haha your prices nearly gave me a heart attack'],
    tr: ['haha fiyatı görünce kalp krizi geçirecektim'],
    ru: ['ха-ха, чуть инфаркт не получил от ваших цен'],
    ar: ['هههه كنت بموت من أسعاركم'],
  },
  'after thanks': {
    en: ['my knee hurts for 2 months', 'thank you'],
    tr: ['dizim 2 aydır ağrıyor', 'teşekkür ederim'],
    ru: ['колено болит два месяца', 'спасибо'],
    ar: ['ركبتي تؤلمني من شهرين', 'شكرا'],
  },
}

export const RED_FLAGS = linesOf('red-flags.txt').map((line) => {
  const [rule = '', language = '', text = ''] = line.split('|')
  return { rule, language, text }
})
