import type { Dictionary } from '#domain/sentences.ts'

/** Where each dictionary is. Apart, because a list of files does not shrink when it is packed, and a first visit in English needs none of them. */
export const dictionaries = import.meta.glob<Dictionary>(
  [
    '../../domain/sentences/{tr,ru,ar}/{shell,discover,booking,account,admin,portal,panels,content,legal,developers,server}.json',
    '../../domain/sentences/en/{account,admin,portal,panels,content,server}.json',
  ],
  { import: 'default' },
)
