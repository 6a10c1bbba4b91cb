import { fold } from '#domain/fold.ts'
import type { Category } from '#domain/health-services.ts'

export interface KnownService {
  id: string
  name: string
  category: Category
}

/**
 * Services that a kind of hospital certainly offers. The kind is matched in type and name of the
 * hospital, and the words in the names of services, both folded.
 */
const KINDS: { kind: RegExp; words: RegExp; categories?: Category[] }[] = [
  {
    kind: /\b(?:dunya|vizyon)?goz\b|\beye\b|ophthalm/,
    words: /\beyes?\b|ophthalm|cataract|retina/,
    categories: ['Vision Care'],
  },
  {
    kind: /\bagiz\b.*\bdis\b|\bdis (?:hastane|hekim|klinik|merkez|poliklinik|sagligi)|\bdental\b|dentist/,
    words: /dental|dentist|tooth|teeth/,
    categories: ['Dental Care'],
  },
  {
    kind: /\bruh\b|psikiyatr|psychiatr/,
    words: /psychiat|psycholog|mental/,
    categories: ['Mental Health'],
  },
  { kind: /fizik tedavi|\bftr\b|rehabilit/, words: /physio|physical therapy|rehabilit/ },
  { kind: /\bkalp\b|kardiyo|\bheart\b|cardio/, words: /cardi|heart|coronar|\becg\b/ },
  { kind: /\bkadin\b|\bdogum\b|maternity|gynec|obstet/, words: /gyn|obstet|pregnan|matern|birth|pap test|women/ },
  { kind: /\bcocuk\b|pediatr|\bchildrens?\b/, words: /pediat|paediat|child|newborn/ },
  { kind: /\bgogus\b|\bchest\b|pulmon/, words: /pulmon|lung|chest|respirat/ },
  { kind: /\bortopedi\b|\bkemik\b|\borthop/, words: /orthop|bone|joint|trauma|fracture/ },
  { kind: /\bonkoloji\b|\bkanser\b|oncolog/, words: /oncolog|cancer|chemotherap|radiotherap/ },
  { kind: /\bcildiye\b|\bcilt\b|\bdermatol/, words: /dermatol|skin/ },
  { kind: /\btup bebek\b|\bivf\b|fertility/, words: /\bivf\b|fertil/ },
]

/**
 * Categories with their own kinds of hospitals. A word in the name of such a service does not apply
 * to other hospitals.
 */
const APART: readonly Category[] = ['Vision Care', 'Dental Care', 'Mental Health']

/**
 * Services of a general hospital: examinations, tests and emergencies. A list does not state its
 * specialities.
 */
const GENERAL =
  /general (?:medical )?(?:examination|practi|consultation)|check-?up|health (?:check|screening)|internal medicine|blood test|laborator|x-?ray|ultrasound|\becg\b|emergency/
const ELSEWHERE = /ambulance|home visit|child|pregnan/

/**
 * Returns services offered on request, as far as type and name of the hospital show. The result is
 * often empty: a chest hospital is not assumed to offer general services.
 */
export function offeredServices(
  { type, name }: { type: string; name: string },
  services: readonly KnownService[],
): KnownService[] {
  // In AGIZ_DIS_SAGLIGI_MERKEZI an underscore separates words too.
  const text = fold(`${type} ${name}`).replaceAll('_', ' ')
  const kinds = KINDS.filter(({ kind }) => kind.test(text))
  return services.filter((service) => {
    const key = fold(service.name)
    const isApart = APART.includes(service.category)
    if (kinds.length === 0) return !isApart && GENERAL.test(key) && !ELSEWHERE.test(key)
    return kinds.some(
      ({ words, categories }) => categories?.includes(service.category) || (words.test(key) && !isApart),
    )
  })
}
