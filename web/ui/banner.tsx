/**
 * Banner({ tone='info'|'ok'|'warn'|'stop', title?, action?, quiet?, children }) — errors are
 * alerts, other messages are polite.
 * EmptyState({ icon, title, children?, action?, level=2 }) — star medallion, title, one sentence,
 * one button.
 * Medallion({ tone=0|1|2, size='sm'|'md'|'xl', children }) — the star behind an icon. The tone
 * cycles by position.
 */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { CircleExclamationPoint as CircleAlert } from '#web/ui/icons/circle-exclamation-point.ts'
import { Info } from '#web/ui/icons/info.ts'
import { TriangleExclamationPoint as TriangleAlert } from '#web/ui/icons/triangle-exclamation-point.ts'
import styles from './banner.module.css'
import medal from './medallion.module.css'

export type BannerTone = 'info' | 'ok' | 'warn' | 'stop'
export const toneIcons = { info: Info, ok: CircleCheck, warn: TriangleAlert, stop: CircleAlert }

type BannerProps = {
  tone?: BannerTone
  title?: ReactNode
  action?: ReactNode
  /** Present from the first render, so it needs no announcement. */
  quiet?: boolean
  className?: string | undefined
  children?: ReactNode
}

export function Banner({ tone = 'info', title, action, quiet = false, className, children }: BannerProps) {
  const Icon = toneIcons[tone]
  const role = tone === 'stop' ? 'alert' : 'status'
  return (
    <div className={clsx(styles.banner, styles[tone], className)} role={quiet ? undefined : role}>
      <Icon aria-hidden="true" />
      <div className={styles.text}>
        <div className={styles.words}>
          {title && <b>{title}</b>}
          {children}
        </div>
        {action && <div className={styles.next}>{action}</div>}
      </div>
    </div>
  )
}

type EmptyProps = { icon: ReactNode; title: ReactNode; children?: ReactNode; action?: ReactNode; level?: 1 | 2 | 3 }

export function EmptyState({ icon, title, children, action, level = 2 }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <Medallion size="xl" className={styles.medallion}>
        {icon}
      </Medallion>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

type MedallionProps = {
  tone?: number
  size?: 'sm' | 'md' | 'xl'
  className?: string | undefined
  children: ReactNode
}
const sizes = { sm: medal.small, md: undefined, xl: medal.extraLarge }
const tones = [undefined, medal.tone1, medal.tone2]

export function Medallion({ tone = 0, size = 'md', className, children }: MedallionProps) {
  return (
    <span className={clsx(medal.medallion, tones[tone % 3], sizes[size], className)} aria-hidden="true">
      {children}
    </span>
  )
}
