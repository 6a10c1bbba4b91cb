/**
 * Marked({ text, query }) — a name with the letters that match the query marked, ignoring case and
 * accents.
 */
import { fold } from '#domain/fold.ts'
import styles from './marked.module.css'

/** Folds one letter at a time, because folding may change a letter's length. */
export function Marked({ text, query }: { text: string; query: string }) {
  const letters = [...text]
  const words = fold(query).trim()
  for (let from = 0; words && from < letters.length; from++) {
    let folded = ''
    for (let to = from; to < letters.length && folded.length < words.length; to++) {
      folded += fold(letters[to] ?? '')
      if (folded === words)
        return (
          <span>
            {letters.slice(0, from).join('')}
            <mark className={styles.marked}>{letters.slice(from, to + 1).join('')}</mark>
            {letters.slice(to + 1).join('')}
          </span>
        )
    }
  }
  return <span>{text}</span>
}
