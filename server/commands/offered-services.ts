import { fold } from '#domain/fold.ts'
import type { Category } from '#domain/health-services.ts'

export interface KnownService {
  id: string
  name: string
  category: Category
}

/** What a kind of hospital is sure to offer, by the licence in its type; words are looked for in the folded names. */
const KINDS: { type: RegExp; words: RegExp; categories?: Category[] }[] = [
  { type: /\bgoz\b/, words: /\beyes?\b|ophthalm|cataract|retina/, categories: ['Vision Care'] },
  { type: /\bdis\b/, words: /dental|dentist|tooth|teeth/, categories: ['Dental Care'] },
  { type: /\bruh\b/, words: /psychiat|psycholog|mental/, categories: ['Mental Health'] },
  { type: /fizik tedavi/, words: /physio|physical therapy|rehabilit/ },
  { type: /\bkalp\b/, words: /cardi|heart|coronar|\becg\b/ },
  { type: /kadin|dogum/, words: /gyn|obstet|pregnan|matern|birth|pap test|women/ },
  { type: /cocuk/, words: /pediat|paediat|child|newborn/ },
  { type: /gogus/, words: /pulmon|lung|chest|respirat/ },
  { type: /ortopedi/, words: /orthop|bone|joint|trauma|fracture/ },
]

/** Trades of their own: a word in the name of such a service says nothing about other hospitals. */
const APART: readonly Category[] = ['Vision Care', 'Dental Care', 'Mental Health']

/**
 * A general hospital is only known to examine, to test and to treat emergencies: a list says nothing of its specialities,
 * so none is claimed.
 */
const GENERAL_CATEGORIES: readonly Category[] = ['Primary Care', 'Emergency Care', 'Emergency', 'Preventive Care']
const EXAMINATION =
  /general (?:medical )?(?:examination|practi|consultation)|check-?up|health (?:check|screening)|second opinion/
const TEST = /internal medicine|blood test|laborator|x-?ray|ultrasound|\becg\b|vaccin|emergency/
const ELSEWHERE = /ambulance|home visit/

/**
 * The services that a hospital of this type can be booked for until somebody says more. A special hospital for which
 * nothing fits is offered for examination; the answer is empty only when there is no service of that kind either.
 */
export function offeredServices(type: string, services: readonly KnownService[]): KnownService[] {
  const kinds = KINDS.filter((kind) => kind.type.test(fold(type)))
  const special = services.filter(({ name, category }) =>
    kinds.some(
      ({ words, categories }) =>
        categories?.includes(category) || (words.test(fold(name)) && !APART.includes(category)),
    ),
  )
  if (special.length > 0) return special
  const general = services.filter(({ name, category }) => {
    const key = fold(name)
    if (APART.includes(category) || ELSEWHERE.test(key)) return false
    return GENERAL_CATEGORIES.includes(category) || EXAMINATION.test(key) || TEST.test(key)
  })
  if (kinds.length === 0) return general
  const examination = general.filter(({ name }) => EXAMINATION.test(fold(name)))
  return examination.length > 0 ? examination : general
}
