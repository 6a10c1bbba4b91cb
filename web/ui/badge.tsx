/**
 * Badge({ tone='ok'|'warn'|'done'|'stop'|'info', plain? }) — a word on a soft fill after a small
 * star.
 * Chip({ tone='prompt'|'plain'|'quiet'|'more'|'on', onClick?, pressed?, onRemove?, removeLabel?,
 * href? }) — a tag, a prompt (onClick), a link (href) or a removable filter (onRemove).
 * Chips({ tight? }) — several chips, wrapping.
 * Meta() — a line of short facts. Each <span> may begin with an icon.
 * Rating({ value, count? }) — star, number, "(n reviews)". Without a value "No reviews yet".
 * Nothing if the count is null, because reviews are withheld.
 * Verified() — the tick after a verified name.
 */
import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { X } from '#web/ui/icons/x.ts'
import { useFormat } from '../i18n/format.ts'
import styles from './badge.module.css'
import { RepeatedCheck } from './repeated-icons.tsx'
import text from './text.module.css'

export type Tone = 'ok' | 'warn' | 'done' | 'stop' | 'info'

type BadgeProps = { tone?: Tone; plain?: boolean; className?: string | undefined; children: ReactNode }

export function Badge({ tone = 'info', plain, className, children }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone], plain && styles.plain, className)}>{children}</span>
}

type ChipProps = {
  tone?: 'prompt' | 'plain' | 'quiet' | 'more' | 'on'
  children: ReactNode
  className?: string | undefined
  href?: string
  onClick?: () => void
  /** State of a toggle chip. */
  pressed?: boolean
  onRemove?: () => void
  /** Label of a removable chip, for instance "Remove İstanbul". */
  removeLabel?: string
}

export function Chip({
  tone = 'prompt',
  className,
  children,
  href,
  onClick,
  pressed,
  onRemove,
  removeLabel,
}: ChipProps) {
  const looks = clsx(styles.chip, styles[tone], className)
  if (href)
    return (
      <a className={looks} href={href}>
        {children}
      </a>
    )
  if (onRemove)
    return (
      <button type="button" className={looks} onClick={onRemove} aria-label={removeLabel}>
        {children}
        <X aria-hidden="true" />
      </button>
    )
  if (onClick)
    return (
      <button type="button" className={looks} aria-pressed={pressed} onClick={onClick}>
        {children}
      </button>
    )
  return <span className={looks}>{children}</span>
}

export function Chips({ tight, className, ...rest }: { tight?: boolean } & HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={clsx(styles.chips, tight && styles.tight, className)} />
}

export function Meta({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...rest} className={clsx(styles.meta, className)} />
}

export function Rating({ value, count }: { value: number | null | undefined; count?: number | null }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  if (count === null) return null
  if (value == null) return <span className={text.muted}>{t('No reviews yet')}</span>
  const shown = formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className={styles.rating}>
      <i aria-hidden="true" />
      <span className={text.num} aria-hidden="true">
        {shown}
      </span>
      <span className={text.visuallyHidden}>{t('{{rating}} out of 5', { rating: shown })}</span>
      {count !== undefined && (
        <>
          <small className={styles.reviews}>{`(${t('{{count}} reviews', { count })})`}</small>
          <small className={styles.count} aria-hidden="true">
            {`(${formatNumber(count)})`}
          </small>
        </>
      )}
    </span>
  )
}

export function Verified() {
  const { t } = useTranslation()
  return (
    <span className={styles.verified}>
      <RepeatedCheck />
      <span className={text.visuallyHidden}>{t('Verified')}</span>
    </span>
  )
}
