/**
 * Avatar({ initials, picture?, className? }) — initials in a circle, or the picture that fills it.
 */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './avatar.module.css'

export function Avatar({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <span className={clsx(styles.avatar, className)} aria-hidden="true">
      {children}
    </span>
  )
}
