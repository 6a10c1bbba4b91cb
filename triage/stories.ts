/** Stories of films and books: "a film where he …", «фильм, там …». */
import type { Token } from './text.ts'

const WORK =
  /^(?:movies?|films?|shows?|series|episode|novel|book|filmde\p{L}*|dizide\p{L}*|romanda|kitapta|кино|хаус[ае]?|фильм\p{L}*|сериал\p{L}*|книг[еу]|роман[е]?|(?:ال|بال|لل)?(?:فيلم|مسلسل|روايه))$/u
const CHARACTER =
  /^(?:where|bir|adam\p{L}*|kadin\p{L}*|cocuk|karakter\p{L}*|kahraman\p{L}*|biri\p{L}*|basrol\p{L}*|polis\p{L}*|там|где|герою?|героиня|котором|которой|فيه|فيها|واحد|وحده|البطل|البطله|رجل|رجال)$/u
/** "In the film": the work stands after it. */
const WITHIN = /^(?:in|во?)$/
const WITHIN_ITSELF = /^بال(?:فيلم|مسلسل|روايه)$/u
const HERO = /^(?:البطل|البطله|الممثل|الممثله)$/u
/** When it was seen: "a film last night where …". */
const WHEN_SEEN =
  /^(?:last|night|yesterday|today|tonight|evening|week|dun|gece|aksam|вчера|сегодня|вечером|امبارح|مبارح|امس|البارحه|الليله)$/
const DEED = /^(?:stabbings?|shootings?|murders?|killings?|fights?|blood|gore)$/

/**
 * Numbers of the sentences that tell a story. "A film about war" is none: what follows may be
 * about somebody who watched it.
 */
export function storiesIn(tokens: readonly Token[]): ReadonlySet<number> {
  return new Set(
    tokens.flatMap(({ word, sentence }, index) => {
      if (!WORK.test(word)) return []
      const withHero =
        WITHIN_ITSELF.test(word) && tokens.some((token) => token.sentence === sentence && HERO.test(token.word))
      const within = withHero || [1, 2].some((back) => WITHIN.test(tokens[index - back]?.word ?? ''))
      // "A movie with a stabbing", not "a movie with a friend".
      const tells =
        tokens[index + 1]?.word === 'with' && tokens.slice(index + 2, index + 5).some((token) => DEED.test(token.word))
      const follows = tokens.slice(index + 1, index + 4).find((token) => !WHEN_SEEN.test(token.word))
      return within || tells || CHARACTER.test(follows?.word ?? '') ? sentence : []
    }),
  )
}
