import type { UiLanguage } from '#domain/languages.ts'
import { type Mood, PHRASES } from './demo-review-text.ts'
import type { Topic } from './demo-services.ts'
import type { Random } from './random.ts'

const moodOf = (rating: number): Mood => (rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad')

/** Returns a comment for this rating that is not in `used`, and adds it there. */
export function writeComment(
  random: Random,
  language: UiLanguage,
  topic: Topic,
  rating: number,
  used: Set<string>,
): string {
  const { openings, opinions, closings } = PHRASES[language]
  const mood = moodOf(rating)
  for (;;) {
    const first = openings[topic]
    const opening = first && random.chance(0.85) ? [random.pick(first)] : []
    // Four stars may include a small complaint, and three something good.
    const turn = rating === 3 ? opinions.good : rating === 4 && random.chance(0.3) ? opinions.mixed : []
    const observations = [...random.sample(turn, 1), ...random.sample(opinions[mood], random.chance(0.45) ? 2 : 1)]
    const closing = random.chance(0.75) ? [random.pick(closings[mood])] : []
    const comment = [...opening, ...observations, ...closing].join(' ')
    if (used.has(comment)) continue
    used.add(comment)
    return comment
  }
}

/** Returns the hospital's reply, in the language of the review. */
export const writeReply = (random: Random, language: UiLanguage, rating: number): string =>
  random.pick(PHRASES[language].replies[moodOf(rating)])
