/** Stories of films, books and the news: "a film where he …", «фильм, там …», "news of a star". */
import type { Token } from './text.ts'

const WORK =
  /^(?:movies?|films?|shows?|series|episode|drama|novel|book|filmde\p{L}*|dizide\p{L}*|romanda|kitapta|кино|хаус[ае]?|фильм\p{L}*|сериал\p{L}*|книг[еу]|роман[е]?|(?:ال|بال|لل)?(?:فيلم|مسلسل|روايه))$/u
const CHARACTER =
  /^(?:where|bir|adam\p{L}*|kadin\p{L}*|cocuk|karakter\p{L}*|kahraman\p{L}*|kiz|biri\p{L}*|basrol\p{L}*|polis\p{L}*|там|где|герою?|героиня|котором|которой|فيه|فيها|واحد|وحده|البطل|البطله|رجل|رجال)$/u
/** Prepositions before a work: "in the film". */
const WITHIN = /^(?:in|во?)$/
const WITHIN_ITSELF = /^بال(?:فيلم|مسلسل|روايه)$/u
const HERO = /^(?:البطل|البطله|الممثل|الممثله)$/u
/** Times of watching: "a film last night where …". */
const WHEN_SEEN =
  /^(?:last|night|yesterday|today|tonight|evening|week|dun|gece|aksam|вчера|сегодня|вечером|امبارح|مبارح|امس|البارحه|الليله)$/
const NEWS = /^(?:news|headlines?|haber\p{L}*|новост\p{L}*|(?:ال|بال)?(?:خبر|اخبار))$/u
/** Public persons of the news. */
const PUBLIC_PERSON =
  /^(?:footballers?|players?|goalkeepers?|strikers?|athletes?|boxers?|actors?|actress(?:es)?|singers?|celebrit\p{L}+|politicians?|futbolcu\p{L}*|kaleci\p{L}*|oyuncu\p{L}*|sarkici\p{L}*|футболист\p{L}*|вратар\p{L}*|актер\p{L}*|актрис\p{L}*|певец|певиц\p{L}*|(?:ال)?(?:لاعب|حارس|ممثل|ممثله|مغني|مغنيه|فنان|فنانه))$/u
const DEED = /^(?:stabbings?|shootings?|murders?|killings?|fights?|blood|gore)$/

/**
 * Returns the indices of sentences that tell a story. "A film about war" tells none, because the
 * next words may be about a viewer.
 */
export function storiesIn(tokens: readonly Token[]): ReadonlySet<number> {
  return new Set(
    tokens.flatMap(({ word, sentence }, index) => {
      // "News about that player" is a story. "Our player, whom you know from the news" may be ill
      // now.
      if (NEWS.test(word))
        return tokens.slice(index + 1, index + 6).some((token) => PUBLIC_PERSON.test(token.word)) ? sentence : []
      if (!WORK.test(word)) return []
      const withHero =
        WITHIN_ITSELF.test(word) && tokens.some((token) => token.sentence === sentence && HERO.test(token.word))
      const within = withHero || [1, 2].some((back) => WITHIN.test(tokens[index - back]?.word ?? ''))
      // "A movie with a stabbing" tells a story. "A movie with a friend" does not.
      const tells =
        tokens[index + 1]?.word === 'with' && tokens.slice(index + 2, index + 5).some((token) => DEED.test(token.word))
      const follows = tokens.slice(index + 1, index + 4).find((token) => !WHEN_SEEN.test(token.word))
      return within || tells || CHARACTER.test(follows?.word ?? '') ? sentence : []
    }),
  )
}
