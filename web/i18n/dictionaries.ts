import type { Dictionary } from '#domain/sentences.ts'

/**
 * Files of the dictionaries. They are a separate module because a list of files compresses badly,
 * and a first visit in English needs none.
 */
export const dictionaries = import.meta.glob<Dictionary>(
  [
    '../../domain/sentences/{tr,ru,ar}/{shell,discover,booking,account,quotes,admin,portal,panels,content,legal,developers,server,questionnaires}.json',
    '../../domain/sentences/en/{account,quotes,admin,portal,panels,content,developers,server,questionnaires}.json',
  ],
  { import: 'default' },
)
