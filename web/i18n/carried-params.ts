import type { PostProcessorModule } from 'i18next'
import { readSentence } from '#domain/sentences.ts'

/** Lets `t` read a message that carries what fills its blanks (`sentence` of domain/sentences.ts): of a form, of a refusal. */
export const carriedParams: PostProcessorModule = {
  type: 'postProcessor',
  name: 'carriedParams',
  process(shown, key, options, translator) {
    const { sentence, params } = readSentence(String(key))
    return params ? translator.translate(sentence, { ...options, ...params }) : shown
  },
}
