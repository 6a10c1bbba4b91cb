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
  { type: /\bkalp\b/, words: /cardi|heart|\becg\b/ },
  { type: /kadin|dogum/, words: /gyn|obstet|pregnan|matern|birth|pap test|women/ },
  { type: /cocuk/, words: /pediat|paediat|child|newborn/ },
  { type: /gogus/, words: /pulmon|lung|chest|respirat/ },
  { type: /ortopedi/, words: /orthop|bone|joint|trauma|fracture/ },
]

/**
 * A general hospital is only known to examine, to test and to treat emergencies: a list says nothing of its specialities,
 * so none is claimed.
 */
const GENERAL =
  /general|check-?up|health check|internal medicine|consultation|blood test|laborator|x-?ray|ultrasound|\becg\b|vaccin|emergency/
const GENERAL_CATEGORIES: readonly Category[] = ['Primary Care', 'Emergency Care', 'Emergency', 'Preventive Care']
const EXAMINATION = /general (?:medical )?(?:examination|practi|consultation)|check-?up|health check/

/**
 * The services that a hospital of this type can be booked for until somebody says more. A special hospital for which
 * nothing fits is offered for examination; the answer is empty only when there is no service of that kind either.
 */
export function offeredServices(type: string, services: readonly KnownService[]): KnownService[] {
  const key = fold(type)
  const kinds = KINDS.filter((kind) => kind.type.test(key))
  const general = services.filter(
    ({ name, category }) =>
      GENERAL_CATEGORIES.includes(category) || (category === 'Diagnostics' && GENERAL.test(fold(name))),
  )
  if (kinds.length === 0) return general.length > 0 ? general : services.filter(({ name }) => GENERAL.test(fold(name)))
  const special = services.filter((service) =>
    kinds.some(({ words, categories }) => categories?.includes(service.category) || words.test(fold(service.name))),
  )
  return special.length > 0 ? special : general.filter(({ name }) => EXAMINATION.test(fold(name)))
}
