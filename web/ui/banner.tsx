/**
 * Banner({ tone='info'|'ok'|'warn'|'stop', title?, action?, children }) — errors are alerts, the rest is polite.
 * EmptyState({ icon, title, children?, action?, level=2 }) — star medallion, title, one sentence, one button.
 * Medallion({ tone=0|1|2, size='sm'|'md'|'xl', children }) — the star behind an icon; tone cycles by position.
 */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type BannerTone = 'info' | 'ok' | 'warn' | 'stop'
export const toneIcons = { info: Info, ok: CircleCheck, warn: TriangleAlert, stop: CircleAlert }

type BannerProps = { tone?: BannerTone; title?: ReactNode; action?: ReactNode; children?: ReactNode }

export function Banner({ tone = 'info', title, action, children }: BannerProps) {
  const Icon = toneIcons[tone]
  return (
    <div className={`banner ${tone}`} role={tone === 'stop' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <div className="grow">
        {title && <b>{title}</b>}
        {children} {action}
      </div>
    </div>
  )
}

type EmptyProps = { icon: ReactNode; title: ReactNode; children?: ReactNode; action?: ReactNode; level?: 1 | 2 | 3 }

export function EmptyState({ icon, title, children, action, level = 2 }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      <Medallion size="xl">{icon}</Medallion>
      <Heading className="text-h3">{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="row">{action}</div>}
    </div>
  )
}

type MedallionProps = { tone?: number; size?: 'sm' | 'md' | 'xl'; children: ReactNode }

export function Medallion({ tone = 0, size = 'md', children }: MedallionProps) {
  return (
    <span className={`medal m${tone % 3} ${size === 'md' ? '' : size}`} aria-hidden="true">
      {children}
    </span>
  )
}
