import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { SECTIONS, type SectionName } from './hospital-fields.ts'
import styles from './section.module.css'

type SectionProps = {
  name: SectionName
  /** Short text beside the heading. */
  note?: ReactNode
  action?: ReactNode
  /** Lets the rows reach the edges of the card. */
  flush?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Shows one part of the hospital's form, at its anchor. */
export function Section({ name, note, action, flush, className, children }: SectionProps) {
  const { t } = useTranslation()
  return (
    <TitledCard id={name} title={t(SECTIONS[name])} note={note} end={action} className={styles.section}>
      <div className={clsx(styles.body, flush && styles.flush, className)}>{children}</div>
    </TitledCard>
  )
}
