/**
 * City, budget, language and day of a conversation: sentences about them, and the cards to show.
 */

import { cardKey } from '#domain/card-key.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Availability } from '#domain/search-choices.ts'
import type { Say } from '#domain/sentences.ts'
import {
  anywhereText,
  type Budget,
  budgetIn,
  budgetText,
  citiesIn,
  dayText,
  elsewhereText,
  freeDayIn,
  type GuideAnswer,
  inCityText,
  languagesIn,
  leavesCity,
  offerText,
  ownPriceText,
  shownAboveText,
  speakersText,
  unlistedText,
} from '#triage/index.ts'
import type { Suggestions } from './record.ts'
import type { Findings } from './suggestions.ts'

export type Wishes = {
  cities: readonly string[]
  budget: Budget | undefined
  languages: readonly string[]
  availability: Availability | undefined
}

/** Returns the last mentioned value of each requirement. */
export const wishesIn = (turns: readonly string[]): Wishes => ({
  cities: citiesIn(turns),
  budget: budgetIn(turns),
  languages: languagesIn(turns),
  availability: freeDayIn(turns),
})

type Answering = Wishes & {
  guided: GuideAnswer
  last: string
  isFirst: boolean
  /** True if all results are already on the screen. */
  isKnown: boolean
  language: UiLanguage
  say: Say
}

function offered({ suggestions, treatment, whole, within }: Findings, answering: Answering): string[] {
  const { budget, guided, last, language, say } = answering
  const city = suggestions.location ?? undefined
  const namesCity = citiesIn([last]).length > 0
  const offer = treatment && offerText(treatment, { city, language, say })
  const isAboutBudget = budgetIn([last]) !== undefined || namesCity
  if (budget && isAboutBudget && treatment && whole > 0) {
    const share = { part: within, whole, treatment: treatment.name, city }
    const text = budgetText(budget, { ...share, language, say })
    return within === 0 && offer ? [text, offer] : [text]
  }
  if (offer && guided.asksPrice) return [offer, ownPriceText(say)]
  if (!city || !namesCity || answering.isFirst) return []
  return [offer ?? inCityText(city, { language, say })]
}

/**
 * Returns sentences about the narrowing requirements if they were just mentioned, and with each new
 * advice that the city has no results.
 */
export function narrowedTexts(findings: Findings, answering: Answering): string[] {
  const { suggestions, speakers, isUnlisted } = findings
  const { cities, languages, availability, guided, last, language, say, isKnown } = answering
  if (isEmpty(suggestions)) return []
  const [city] = cities
  const namesCity = city !== undefined && citiesIn([last]).includes(city)
  const isAboutLanguage = languagesIn([last]).length > 0 || (languages.length > 0 && namesCity)
  const texts = [
    ...(isUnlisted && !guided.isAgain ? [unlistedText(say)] : []),
    ...(leavesCity(last) ? [anywhereText(say)] : []),
    ...(city && !suggestions.location && (namesCity || !guided.isAgain)
      ? [elsewhereText(city, { language, say })]
      : []),
    ...offered(findings, answering),
    ...(speakers && isAboutLanguage ? [speakersText(languages, { speakers, city, language, say })] : []),
    ...(availability && freeDayIn([last]) ? [dayText(suggestions.availability !== null, say)] : []),
  ]
  return isKnown && guided.refines && texts.length > 0 ? [...texts, shownAboveText(say)] : texts
}

export const isEmpty = ({ hospitals, doctors, treatments }: Suggestions): boolean =>
  hospitals.length + doctors.length + treatments.length === 0

/** Returns the cards that are not on the screen. */
export function withoutShown(suggestions: Suggestions, shown: ReadonlySet<string>): Suggestions {
  const isNew = (card: Parameters<typeof cardKey>[0]) => !shown.has(cardKey(card))
  const shownIds = new Set(suggestions.treatments.filter((treatment) => !isNew(treatment)).map(({ id }) => id))
  return {
    ...suggestions,
    hospitals: suggestions.hospitals.filter(({ id }) => isNew({ id })),
    doctors: suggestions.doctors.filter(({ id }) => isNew({ id })),
    services: suggestions.services.filter(({ id }) => !shownIds.has(id)),
    treatments: suggestions.treatments.filter(isNew),
  }
}
