import { expect } from 'vitest'
import type { UiLanguage } from '#domain/languages.ts'
import type { Traveller } from './traveller.ts'

/** Messages with a complaint and with an emergency, in patients' words. */
const TOLD: Record<UiLanguage, { knee: string; chest: string }> = {
  en: {
    knee: 'for two weeks my right knee hurts in Istanbul',
    chest: 'My father has a tight pain in his chest and his left arm, he is sweating',
  },
  tr: {
    knee: 'iki haftadır sağ dizim ağrıyor, İstanbul’dayım',
    chest: 'babamın göğsünde baskı var, sol koluna vuruyor, terliyor',
  },
  ru: {
    knee: 'две недели болит правое колено, я в Стамбуле',
    chest: 'у отца давит в груди и отдает в левую руку, холодный пот',
  },
  ar: { knee: 'ركبتي تؤلمني منذ أسبوعين في اسطنبول', chest: 'ضغط قوي بصدري وينزل على يدي اليسار وعرقان' },
}

/**
 * Goes from the box of the home page to a hospital, then reports an emergency, which offers no
 * booking.
 */
export async function assistantJourney(traveller: Traveller) {
  const { page, t, field, look, language } = traveller
  await page.goto('/')
  await field('Your symptoms').fill(TOLD[language].knee)
  await field('Your symptoms').press('Enter')
  await page.waitForURL(/\/ai-chat$/)
  const conversation = page.getByRole('list', { name: t('Conversation') })
  const card = conversation
    .getByRole('region', { name: t('Hospitals') })
    .getByRole('link')
    .first()
  await card.waitFor()
  await conversation.getByRole('link', { name: t('Search hospitals') }).waitFor()
  await look('chat')
  const name = (await card.textContent()) ?? ''
  await card.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await look('hospital')
  await page.goBack()
  await field('Describe your symptoms').fill(TOLD[language].chest)
  await field('Describe your symptoms').press('Enter')
  const alarm = conversation.getByRole('region', { name: t('Call 112 now') })
  await alarm.waitFor()
  await expect.poll(() => alarm.getByRole('link', { name: /112/ }).first().getAttribute('href')).toBe('tel:112')
  await look('emergency')
  await traveller.arrive()
}
