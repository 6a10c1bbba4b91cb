/** A conversation as words with their turn, sentence and clause. */
import { fold } from '#domain/fold.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { isArabizi } from './arabizi.ts'
import { inCyrillic, isRussianInLatin } from './transliteration.ts'

export type Token = {
  /** Folded form. Arabic has no marks and one spelling for each letter. */
  word: string
  /** Form as written. */
  raw: string
  language: readonly UiLanguage[]
  turn: number
  sentence: number
  clause: number
  /** Whether it stands in quotation marks. */
  quoted: boolean
  /** Whether its sentence ends with a question mark. */
  asked: boolean
}

const ARABIC_MARKS = /[\u064b-\u0655\u0670\u0640]/g
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Returns one spelling of each word: no marks, one alef, no hamza on a carrier. */
export const plain = (word: string): string =>
  fold(word)
    // Azerbaijani users write to the Turkish guide too.
    .replace(/ə/g, 'e')
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(ARABIC_MARKS, '')
    .replace(/[ٱأإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[ىئی]/g, 'ي')
    // Dialects of Iraq, the Gulf and Morocco write their own sounds: گلبي is قلبي, چان is كان.
    .replace(/[گڭ]/g, 'ق')
    .replace(/[چک]/g, 'ك')
    .replace(/پ/g, 'ب')
    .replace(/ؤ/g, 'و')
    .replace(/ء/g, '')
    // Shortens letters that were held down: soooo.
    .replace(/(\p{L})\1{2,}/gu, '$1')

/** Splits a list of words at white space. */
export const setOf = (words: string): Set<string> => new Set(words.trim().split(/\s+/))
/** Splits a list and normalises each word by `plain`. */
export const plainSetOf = (words: string): Set<string> => new Set([...setOf(words)].map(plain))

const ENGLISH = new Set(
  `the is are was were my i im ive and have has had with a an of to in on it its been he she his her him they for from
  this that what when how no not can cant cannot do dont does doesnt just since after before feel feeling hurts pain
  where who would want need looking ago like into out down took went fell drank eye head blood help some then still again
  right left feels wont hes shes toddler husband wife daughter me you your which at by or but so very really about please hi hello day days`.split(
    /\s+/,
  ),
)
const TURKISH = new Set(
  `ve bir bu cok var yok ben benim bana icin ama gibi mi mu ne da de ile daha beri gun gundur yasinda once sonra kadar
  oldu oluyor olan olarak degil hic sadece simdi bugun dun annem babam oglum kizim esim merhaba istiyorum nasil neden
  sen siz kimsin kimsiniz misin misiniz musun musunuz sagol sagolun eyvallah selam doktor doktora hastane lutfen acaba
  ki sey hafta haftadir aydir yildir saat agri agrim agriyor ates atesi nefes basim karnim`.split(/\s+/),
)
/** English words that also exist in Turkish: horse, each, ten, moment. */
const BOTH = new Set(['at', 'her', 'on', 'an', 'has', 'so', 'do', 'is', 'in', 'my'])
const TURKISH_ENDING =
  /(iyor|uyor)(um|sun|uz|lar)?$|[iu]yo(m|n|z|lar)?$|(dim|dum|tim|tum|miş|mis|mus|larim|lerim|imda|umda|imde|inde|inda|ndan|nden|digi|dugu|ken|siz|lik|lar|ler)$/

/** Turkish verbs whose last letter is dropped in speech: geliyo, geliyom, gecirio. */
const SPOKEN_VERB = /(?<=\p{L}{2}[iu])y?o(m|n|z|lar|(?<=yo)s[ae][mnk]?)?$/u
const SPOKEN_PERSON: Record<string, string> = { m: 'um', n: 'sun', z: 'uz', lar: 'lar' }
const writtenVerb = (word: string) =>
  word.replace(SPOKEN_VERB, (_, person = '') => `yor${SPOKEN_PERSON[person] ?? person}`)

/** Returns the possible languages of Latin text. A doubtful text is read as both. */
function latinLanguage(words: readonly string[], text: string): readonly UiLanguage[] {
  if (isRussianInLatin(words)) return ['ru']
  let english = 0
  let turkish = /[ığşĞŞİ]/.test(text) ? 2 : /[çöüÇÖÜ]/.test(text) ? 1 : 0
  for (const word of words) {
    if (ENGLISH.has(word)) english += BOTH.has(word) ? 0.4 : 1
    if (TURKISH.has(word)) turkish++
    else if (word.length > 4 && TURKISH_ENDING.test(word)) turkish += 0.7
  }
  if (english === turkish) return ['en', 'tr']
  return english > turkish ? ['en'] : ['tr']
}

/** Words that begin a new clause without a comma. */
const BREAKS = new Set(
  `but however though although except now today tonight actually ama fakat ancak lakin simdi bugun
  но однако сейчас теперь сегодня зато لكن بس الحين الان هلا هلق دلوقتي هسه اليوم`
    .split(/\s+/)
    .map(plain),
)

/** Joins «كل ما» ("whenever"), which is no denial. */
const withoutQuotes = (text: string) =>
  text.replace(/(\p{L})['’`´ʼ](?=\p{L})/gu, '$1').replace(/(?<!\p{L})كل ما(?=\s)/gu, 'كلما')
const PIECES = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[.!?;\n،؛؟…,:()«»"“”]|\p{Extended_Pictographic}/gu
const ENDS_SENTENCE = /[.!?\n؟…;؛]/
const ENDS_CLAUSE = /[,،:()]/

/** Returns a folded word in the spelling of the families. */
function spelled(word: string, [language, other]: readonly UiLanguage[]): string {
  if (!/^[a-z]+$/.test(word) || other) return word
  if (language === 'ru') return inCyrillic(word)
  return language === 'tr' ? writtenVerb(word) : word
}

/** Returns the places between quotation marks. An unpaired mark quotes nothing. */
function quotesIn(pieces: readonly string[]): Set<number> {
  const quoted = new Set<number>()
  let open: number | undefined
  for (const [place, piece] of pieces.entries()) {
    if (!/^[«»"“”]$/.test(piece)) continue
    if (open === undefined) open = place
    else {
      for (let inside = open + 1; inside < place; inside++) quoted.add(inside)
      open = undefined
    }
  }
  return quoted
}

const IS_WORD = /\p{L}|\d|\p{Extended_Pictographic}/u

type Piece = { piece: string; index: number; isWord: boolean }

/** Splits a turn into words, numbers and marks with their places. */
export function piecesOf(turn: string): { text: string; pieces: Piece[] } {
  const text = withoutQuotes(turn.normalize('NFC'))
  const pieces = [...text.matchAll(PIECES)].map(({ 0: piece, index }) => ({
    piece,
    index,
    isWord: IS_WORD.test(piece),
  }))
  return { text, pieces }
}

/** Returns the words of a conversation, turn by turn. */
export function tokensOf(turns: readonly string[]): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let clause = 0
  const pieced = turns.map((text) => piecesOf(text).pieces.map(({ piece }) => piece))
  // The whole conversation identifies the language better than one short turn.
  const isRussian = isRussianInLatin(pieced.flat().map(plain))
  pieced.forEach((pieces, turn) => {
    sentence++
    clause++
    const latin: readonly UiLanguage[] = isRussian ? ['ru'] : latinLanguage(pieces.map(plain), turns[turn] ?? '')
    const quotes = quotesIn(pieces)
    const start = tokens.length
    for (const [place, raw] of pieces.entries()) {
      if (IS_WORD.test(raw)) {
        // Folded, Turkish "died" and "became" are equal.
        const died = /^öl(dü|düler|dükten|müş|müştü)$/.test(raw.toLocaleLowerCase('tr'))
        const word = died ? 'vefat' : spelled(plain(raw).replace(',', '.'), latin)
        if (BREAKS.has(word) || BREAKS.has(word.replace(/^و/, ''))) clause++
        const language: readonly UiLanguage[] = /[\u0400-\u04ff]/.test(word)
          ? ['ru']
          : /[\u0600-\u06ff]/.test(word)
            ? ['ar']
            : latin
        tokens.push({ word, raw, language, turn, sentence, clause, quoted: quotes.has(place), asked: false })
      } else {
        if (/[?؟]/.test(raw))
          for (const token of tokens.slice(start)) if (token.sentence === sentence) token.asked = true
        if (ENDS_SENTENCE.test(raw)) sentence++
        if (ENDS_SENTENCE.test(raw) || ENDS_CLAUSE.test(raw)) clause++
      }
    }
  })
  return tokens
}

/** Returns the language of a text. Default: English. */
export function languageOf(text: string): UiLanguage {
  if (/[\u0400-\u04ff]/.test(text)) return 'ru'
  if (/[\u0600-\u06ff]/.test(text) || isArabizi(text)) return 'ar'
  return (
    latinLanguage(
      [...text.matchAll(PIECES)].map(([piece]) => plain(piece)),
      text,
    )[0] ?? 'en'
  )
}
