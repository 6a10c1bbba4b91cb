import { clsx } from 'clsx'
import text from '#web/ui/text.module.css'
import styles from './paragraphs.module.css'

/** Shows the assistant's text in paragraphs, each in its own direction. */
export function Paragraphs({ text: written, className }: { text: string; className?: string | undefined }) {
  return (
    <div className={clsx(styles.paragraphs, className)}>
      {written
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added at the end
          <p key={place} dir="auto" className={text.written}>
            {paragraph}
          </p>
        ))}
    </div>
  )
}
