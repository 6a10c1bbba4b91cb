/**
 * Words of a text as concepts compare them: folded, without particles, with one word for each
 * family of words.
 */
import { districtSpelling, withWholeDistricts } from '../district-spellings.ts'
import { turkishSpelling } from '../place-names.ts'
import { plainWord } from '../plain-word.ts'
import { stemOf } from './likeness.ts'

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(plainWord))

/** Words without information about the subject of a search. */
const PARTICLES = set(`
  a an and are at be can do does for from get got had has have i im in is it its me my of on or our please that the their
  this to was we with without what when where which who will would you your need needs want wants looking look like some
  ben bana beni bende benim bir bu da de icin ile ki mi mu ne nasil nerede olan olmak olmasi istiyorum istiyor lazim ve veya
  var yok yapan yaptirmak cok gibi
  а без бы в во для до же за и из или к как когда ко ли мне мой моя меня мы на над не но нужен нужна нужно о об он от по под
  при с со у хочу что это где есть можно надо очень
  في من على الى عن مع او و ثم هل ما لا عندي لدي اريد ابغى بدي محتاج انا هذا هذه كيف اين وين عند لي
`)

/** Words common in every search. They count only if nothing else was recognised. */
const SOFT = set(`
  best good top cheap cheapest affordable price prices cost costs clinic clinics hospital hospitals doctor doctors dr treatment
  treatments specialist english turkish arabic russian german speaking near nearby abroad turkey turky turkye turkiye medical center centre package procedure how much recommended
  feel feeling very really lately recently
  en iyi ucuz fiyat fiyati fiyatlari ucret ucreti klinik klinigi hastane hastanesi doktor doktoru tedavi tedavisi yakin uzman
  uzmani merkezi turkiyede hissediyorum zamanlarda
  лучший лучшая хороший хорошая цена цены стоимость сколько стоит клиника больница врач доктор лечение турция турции недорого
  чувствую последнее время
  افضل احسن سعر اسعار تكلفه كم عياده مستشفي دكتور طبيب علاج تركيا مركز رخيص اشعر احس شديد جدا
`)

/** Common words for qualities that a search cannot judge. The search says that it ignores them. */
const WISHES = set(`
  best good top cheap cheapest affordable english arabic russian german speaking near nearby abroad package recommended
  iyi ucuz yakin
  лучший лучшая хороший хорошая недорого
  افضل احسن رخيص
`)

/** Representative word of each family, so that "knee hurts" is "knee pain". */
const FAMILIES: ReadonlyMap<string, string> = new Map(
  [
    'pain ache aches aching hurt hurts hurting sore painful pains',
    'surgery operation operations op surgeries surgical',
    'agri agrisi agrim agriyor agriyan aciyor aci sizliyor agrilari agrisindan',
    'ameliyat ameliyati operasyon operasyonu ameliyatlari',
    'боль боли болит болят болью болей ноет',
    'операция операции операцию',
    'الم الام وجع يولمني تولمني يوجعني توجعني اوجاع بوجعني',
    'عمليه عمليات جراحه',
  ].flatMap((family) => {
    const [head = '', ...others] = family.split(' ')
    return others.map((word) => [plainWord(word), plainWord(head)] as const)
  }),
)

/** Words of time, which are no hint without a whole phrase: "for a week". */
const TIME_STEMS = new Set(
  [
    ...set(`
      day days daily today tonight late later week weeks month months year years hour hours minute minutes morning evening night nights
      gun gunler gec hafta haftadir ay aydir yil yildir sene saat dakika sabah aksam gece geceleri bugun yarin
      день дня дней поздно неделя неделю недели недель месяц месяца месяцев год года лет час часа часов утро утром вечер вечером ночь ночью
      يوم ايام متاخر اسبوع اسابيع شهر شهور اشهر سنه سنين سنوات ساعه ساعات صباح مساء ليل ليله
    `),
  ].map(stemOf),
)
export const isTime = (word: string): boolean => TIME_STEMS.has(stemOf(word))

const SOFT_STEMS = new Set([...SOFT].map(stemOf))

/** Returns true if a word is informative: neither a particle nor common in every search. */
export const saysSomething = (word: string): boolean => !PARTICLES.has(plainWord(word)) && !isSoft(plainWord(word))

export const isSoft = (word: string): boolean => SOFT.has(word) || SOFT_STEMS.has(stemOf(word))

const WISH_STEMS = new Set([...WISHES].map(stemOf))

/** Returns true for a common word that no result is chosen by: "best", "cheap". */
export const isWish = (word: string): boolean => WISHES.has(word) || WISH_STEMS.has(stemOf(word))

/** Word of a text with its typed spelling. */
export type TypedWord = { typed: string; word: string }

/**
 * Returns the words of a text in order with their typed spelling. A text of only particles keeps
 * them.
 */
export function typedWordsOf(text: string): TypedWord[] {
  const all = withWholeDistricts(text.split(/[^\p{L}\p{M}\p{N}]+/u))
    .map((typed) => ({ typed, word: plainWord(typed) }))
    .filter(({ word }) => word !== '')
  const meaningful = all.filter(({ word }) => !PARTICLES.has(word))
  return (meaningful.length > 0 ? meaningful : all).map(({ typed, word }) => ({
    typed,
    word: FAMILIES.get(word) ?? turkishSpelling(word) ?? districtSpelling(typed) ?? word,
  }))
}

/** Returns the words of a text in order. */
export const wordsOf = (text: string): string[] => typedWordsOf(text).map(({ word }) => word)

/** Returns the words of a text that no result is chosen by, as they were typed. */
export const wishesIn = (text: string): string[] =>
  typedWordsOf(text)
    .filter(({ word }) => isWish(word))
    .map(({ typed }) => typed)
