/**
 * Button({ variant='primary'|'secondary'|'tonal'|'ghost'|'danger'|'danger-quiet'|'on-band'|'on-band-quiet', size='md'|'sm'|'lg', block, busy, icon, ...button props })
 * ButtonLink({ to, state, replace, ...the same looks }) — a router link that looks like a button; `href` for other sites.
 * IconButton({ label, ...button props }) — 44 px, its label is read and shown as a tooltip.
 * BackLink({ children, to? }) — goes back, or to `to`.
 */
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps, useNavigate } from 'react-router-dom'

type Looks = {
  variant?: 'primary' | 'secondary' | 'tonal' | 'ghost' | 'danger' | 'danger-quiet' | 'on-band' | 'on-band-quiet'
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
  /** Before the label. */
  icon?: ReactNode
}

const looks = ({ variant = 'primary', size = 'md', block }: Looks, className?: string) =>
  ['btn', variant, size !== 'md' && size, block && 'wide', className].filter(Boolean).join(' ')

/** A busy button keeps its width and focus, reads "Processing..." and takes no second press. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Looks & { busy?: boolean } & ComponentProps<'button'>) {
  const { t } = useTranslation()
  return (
    <button
      {...rest}
      type={type}
      className={looks({ variant, size, block }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="spin sm" aria-hidden="true" /> : icon}
      {busy ? t('Processing...') : children}
    </button>
  )
}

export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: Looks & LinkProps) {
  return (
    <Link {...rest} className={looks({ variant, size, block }, className)}>
      {icon}
      {children}
    </Link>
  )
}

export function IconButton({ label, className, ...rest }: { label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={['icon-btn', className].filter(Boolean).join(' ')}
    />
  )
}

export function BackLink({ to, children }: { to?: LinkProps['to']; children: ReactNode }) {
  const navigate = useNavigate()
  const inside = (
    <>
      <ArrowLeft className="flip" aria-hidden="true" />
      {children}
    </>
  )
  return to ? (
    <Link to={to} className="back">
      {inside}
    </Link>
  ) : (
    <button type="button" className="back" onClick={() => navigate(-1)}>
      {inside}
    </button>
  )
}
