/** Words in the form for comparison, in any of the four languages. */
import { fold } from './fold.ts'

const ARABIC_MARKS = /[\u064b-\u0655\u0670\u0640]/g
const ARABIC_ARTICLE = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/

/** Returns an Arabic word without hamza, marks and article, which are often not typed. */
const plainArabic = (word: string): string =>
  word.replace(ARABIC_MARKS, '').replace(/ٱ/g, 'ا').replace(/ة/g, 'ه').replace(/ى/g, 'ي').replace(ARABIC_ARTICLE, '')

export function plainWord(word: string): string {
  return plainArabic(fold(word))
}
