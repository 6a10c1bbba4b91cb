/**
 * Badge({ tone='ok'|'warn'|'done'|'stop'|'info', plain? }) — a word in a soft fill with a small star before it.
 * Chip({ tone='prompt'|'plain'|'quiet'|'more'|'on', onClick?, onRemove?, removeLabel? }) — a tag, a prompt (onClick) or a removable filter (onRemove).
 * Rating({ value, count? }) — star, number, "(n reviews)"; without a value "No reviews yet".
 * Verified() — the tick after a checked name.
 */
import { BadgeCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'

export type Tone = 'ok' | 'warn' | 'done' | 'stop' | 'info'

export function Badge({ tone = 'info', plain, children }: { tone?: Tone; plain?: boolean; children: ReactNode }) {
  return <span className={`badge ${tone}${plain ? ' plain' : ''}`}>{children}</span>
}

type ChipProps = {
  tone?: 'prompt' | 'plain' | 'quiet' | 'more' | 'on'
  children: ReactNode
  onClick?: () => void
  onRemove?: () => void
  /** What is read on the removing chip, for instance "Remove İstanbul". */
  removeLabel?: string
}

export function Chip({ tone = 'prompt', children, onClick, onRemove, removeLabel }: ChipProps) {
  const className = `chip ${tone === 'prompt' ? '' : tone}`
  if (onRemove)
    return (
      <button type="button" className={className} onClick={onRemove} aria-label={removeLabel}>
        {children}
        <X aria-hidden="true" />
      </button>
    )
  if (onClick)
    return (
      <button type="button" className={className} onClick={onClick}>
        {children}
      </button>
    )
  return <span className={className}>{children}</span>
}

export function Rating({ value, count }: { value: number | null | undefined; count?: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  if (value == null) return <span className="mute">{t('No reviews yet')}</span>
  const shown = formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className="rate">
      <i aria-hidden="true" />
      <span className="num" aria-hidden="true">
        {shown}
      </span>
      <span className="sr-only">{t('{{rating}} out of 5', { rating: shown })}</span>
      {count !== undefined && <small>({t('{{count}} reviews', { count })})</small>}
    </span>
  )
}

export function Verified() {
  const { t } = useTranslation()
  return (
    <span className="verified">
      <BadgeCheck aria-hidden="true" />
      <span className="sr-only">{t('Verified')}</span>
    </span>
  )
}
