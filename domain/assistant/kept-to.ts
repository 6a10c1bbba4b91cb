/** What is said of the city and the budget that somebody named: whether the cards keep to them. */
import type { UiLanguage } from '../languages.ts'
import { provinceNameIn } from '../place-names.ts'
import type { Say } from '../sentences.ts'
import type { Budget } from './budget.ts'

type Speaking = { language: UiLanguage; say: Say }

/** Said where somebody asks about a city. */
export const inCityText = (city: string, { language, say }: Speaking): string =>
  say('The cards with this answer show what there is in {{city}}.', { city: provinceNameIn(language, city) })

/** Said where somebody leaves the city that was named. */
export const anywhereText = (say: Say): string => say('I look in all cities now.')

/** Said where somebody names what they can spend: whether the cards keep to it. */
export function budgetText(
  { priceTo, priceCurrency }: Budget,
  { language, say, isKept, isWish }: Speaking & { isKept: boolean; isWish: boolean },
): string {
  const price = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: priceCurrency,
    maximumFractionDigits: 0,
  }).format(priceTo)
  if (!isWish)
    return say('I do not choose by your budget of {{price}}: what is done is known after the examination.', { price })
  return isKept
    ? say('The cards keep to your budget of {{price}}.', { price })
    : say(
        'Nobody listed here offers this for {{price}} or less. What you see costs more, or its price is on request.',
        { price },
      )
}

/** Said where the city that was named has nothing of what is looked for. */
export const elsewhereText = (city: string, { language, say }: Speaking): string =>
  say('Nobody listed here offers this in {{city}}. What you see is in other cities.', {
    city: provinceNameIn(language, city),
  })
