import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, CardHeading } from '#web/ui/card.tsx'
import styles from './section.module.css'
import { type SectionName, SECTIONS } from './hospital-values.ts'

type SectionProps = {
  name: SectionName
  /** A word beside the heading. */
  note?: ReactNode
  action?: ReactNode
  /** Its rows reach the edges of the card. */
  flush?: boolean
  className?: string | undefined
  children: ReactNode
}

/** One part of the form of a hospital, at its anchor. */
export function Section({ name, note, action, flush, className, children }: SectionProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" id={name} aria-labelledby={`${name}-title`} className={styles.section}>
      <div className={styles.head}>
        <CardHeading id={`${name}-title`}>{t(SECTIONS[name].title)}</CardHeading>
        {note && <span className={styles.note}>{note}</span>}
        {action}
      </div>
      <div className={clsx(styles.body, flush && styles.flush, className)}>{children}</div>
    </Card>
  )
}
