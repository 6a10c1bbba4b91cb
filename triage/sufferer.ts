/** The sufferer: the writer or another person. First aid instructions differ. */
import type { Sufferer } from '#domain/sufferers.ts'
import { plain, type Token, tokensOf } from './text.ts'
import type { RedFlag } from './triage.ts'

/** Words for other people, in the plain spelling of `text.ts`. */
const SOMEBODY =
  /^(?:(?:grand|step)?(?:dads?|daddys?|fathers?|mums?|moms?|mummys?|mothers?|sons?|daughters?|child(?:ren|s)?|kids?)|brothers?|sisters?|husbands?|wife|wifes|partners?|girlfriends?|boyfriends?|bab(?:y|ys|ies)|newborns?|infants?|toddlers?|friends?|man|woman|guy|lady|neighbou?rs?|boys?|girls?|uncles?|aunts?|cousins?|nephews?|nieces?|grann?y?s?|grandmas?|grandpas?|nan|nana|colleagues?|somebody|someone|person|patient)$|^(?:baba(?:m|si|ann)\p{L}*|anne(?:m|si|ann)?\p{L}*|abim?\p{L}*|ablam?\p{L}*|kardesi?m?\p{L}*|oglum\p{L}*|oglan\p{L}*|kizim\p{L}*|esim(?!e)\p{L}*|kocam\p{L}*|karim(?:i|in|a)?|bebe\p{L}*|dede(?:m|si)?\p{L}*|ninem\p{L}*|arkadas\p{L}*|sevgilim\p{L}*|adam\p{L}{0,3}|kadin\p{L}{0,3}|komsu\p{L}*|cocu\p{L}*|torun\p{L}*|kuzen\p{L}*|amcam\p{L}*|teyzem\p{L}*|halam\p{L}*|dayim\p{L}*|biri(?:si|nin|ne|ni)?)$|^(?:пап(?:а|е|у|ы|ои)|отец|отц\p{L}*|мам(?:а|е|у|ы|ои|очк\p{L}*)|мат(?:ь|ери)|брат\p{L}{0,2}|сестр\p{L}*|сын\p{L}*|доч\p{L}*|муж(?:а|у|ем)?|жен(?:а|е|у|ы|ои)|ребен\p{L}*|малыш\p{L}*|младен\p{L}*|бабуш\p{L}*|бабул\p{L}*|дед(?:а|у|ом|уш\p{L}*)?|друг(?:а|у|ом)?|подруг\p{L}*|мужчин\p{L}*|женщин\p{L}*|сосед\p{L}*|человек\p{L}*|парень|парня|девочк\p{L}*|девушк\p{L}*|мальчик\p{L}*|вну(?:к|чк)\p{L}*|тет(?:я|е|ю)|дяд(?:я|е|ю)|коллег\p{L}*)$|^(?:و|ل|ب)?(?:ابوي|ابويا|بابا|والدي|والدتي|امي|ماما|اخوي|اخويا|اخي|خويا|اختي|ابني|ابنتي|بنتي|ولدي|زوجي|زوجتي|جوزي|مراتي|مرتي|البيبي|بيبي|(?:ال)?طفل\p{L}*|(?:ال)?رضيع\p{L}*|(?:ال)?مولود\p{L}*|جدي|جدتي|صاحبي|صاحبتي|صديقي|صديقتي|رفيقي|عمي|عمتي|خالي|خالتي|جاري|جارتي|(?:ال)?رجل|شخص|(?:ال)?ولد|(?:ال)?بنت)$/u

/** Findings that show another person. */
const OF_SOMEBODY =
  /^(?:he|she|hes|shes|his|her|him|himself|herself|them|they|theyre|their)$|^(?:ona|onun|onu)$|^(?:он|она|ему|еи|его|ее|него|нее|нему|неи|них|они)$|^(?:هو|هي|عنده|عندها|معه|معها|له|لها|صدره|صدرها|يده|يدها|راسه|راسها|وجهه|وجهها|قلبه|قلبها|نفسه|نفسها|شفايفه|شفايفها|يتنفس|تتنفس)$/u

const OWN =
  /^(?:i|im|ive|me|myself|my)$|^(?:ben|bana|bende|beni|benim)$|^(?:gogs|kol|bas|kalb|bogaz|yuz|bacag|karn|nefes|el|dil|dudag|sirt|cene)[iu]?m(?:de|da|den|dan|e|a|i|u|in|un)?$|^\p{L}{2,}(?:[iu]yorum|am[iu]yorum)$|^(?:мне|меня|мнои|я|мои|моя|мое|мою)$|^(?:انا|اني|عندي|فيني|احس|حاسس|حاسه|اشعر|اريد|بدي|ابغي|عايز|عاوز|اختنق|بختنق|اموت|بموت|صدري|بصدري|يدي|ايدي|ذراعي|راسي|قلبي|بطني|رقبتي|لساني|وجهي|رجلي|حلقي|ظهري|فكي|نفسي|نفسي)$/u

/** Rules whose patient cannot write. */
const BEYOND_WRITING = new Set([
  'cardiac-arrest',
  'cannot-wake',
  'no-reaction',
  'last-breaths',
  'fever-young-infant',
  'baby-ill',
  'baby-bowel',
  'nappy-blood',
  'child-struggles',
])

/** Turkish "her" means "each" and no person. */
const isOfSomebody = (token: Token | undefined) =>
  token !== undefined && OF_SOMEBODY.test(token.word) && (token.word !== 'her' || !token.language.includes('tr'))

const isSomebody = (token: Token | undefined) => token !== undefined && SOMEBODY.test(token.word)

/**
 * Returns the shortest distance between a marked word and a word of the alarm, within a sentence.
 */
function nearest(tokens: readonly Token[], flagged: readonly number[], isMarked: (index: number) => boolean): number {
  const distances = tokens.flatMap((token, index) =>
    isMarked(index)
      ? flagged.filter((at) => tokens[at]?.sentence === token.sentence).map((at) => Math.abs(at - index))
      : [],
  )
  return Math.min(Number.POSITIVE_INFINITY, ...distances)
}

/**
 * Returns the sufferer by the words nearest to the alarm, then by the whole conversation. Default:
 * the writer.
 */
export function suffererIn(turns: readonly string[], redFlags: readonly Pick<RedFlag, 'id' | 'words'>[]): Sufferer {
  if (redFlags.some(({ id }) => BEYOND_WRITING.has(id))) return 'other'
  const tokens = tokensOf(turns)
  const words = new Set(redFlags.flatMap((flag) => flag.words.map(plain)))
  const flagged = tokens.flatMap((token, index) => (words.has(plain(token.raw)) ? index : []))
  const isOther = (index: number) => isSomebody(tokens[index]) || isOfSomebody(tokens[index])
  // "My father", «у меня папа»: the word before a relative tells whose relative it is.
  const isOwn = (index: number) => OWN.test(tokens[index]?.word ?? '') && !isSomebody(tokens[index + 1])
  const [other, own] = [nearest(tokens, flagged, isOther), nearest(tokens, flagged, isOwn)]
  if (other !== own) return other < own ? 'other' : 'self'
  return tokens.some((_, index) => isOther(index)) ? 'other' : 'self'
}
