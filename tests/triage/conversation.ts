import type { UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { guide } from '#triage/guide.ts'

/** Returns the answer to each turn of a conversation, given the previous turns and answers. */
export function answersTo(language: UiLanguage, ...turns: string[]) {
  const previous: string[] = []
  return turns.map((_, index) => {
    const answer = guide(turns.slice(0, index + 1), { language, say: sayIn[language], said: [...previous] })
    previous.push(answer.text)
    return answer
  })
}
