/**
 * Button({
 * variant='primary'|'secondary'|'tonal'|'ghost'|'danger'|'danger-quiet'|'on-band'|'on-band-quiet',
 * size='md'|'sm'|'lg', block, busy, busyLabel='Processing...', icon, ...button props })
 * ButtonLink({ to, state, replace, ...the same looks }) — a router link that looks like a button;
 * `href` for other sites.
 * IconButton({ label, ...button props }) — 44 px. Its label is its accessible name and its tooltip.
 * BackLink({ children, to? }) — goes back, or to `to`.
 */
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link, type LinkProps, useNavigate } from '#web/routing/router.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import styles from './button.module.css'
import spinner from './spinner.module.css'
import text from './text.module.css'

type Looks = {
  variant?: 'primary' | 'secondary' | 'tonal' | 'ghost' | 'danger' | 'danger-quiet' | 'on-band' | 'on-band-quiet'
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
  /** Shown before the label. */
  icon?: ReactNode
}

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  tonal: styles.tonal,
  ghost: styles.ghost,
  danger: styles.danger,
  'danger-quiet': styles.dangerQuiet,
  'on-band': styles.onBand,
  'on-band-quiet': styles.onBandQuiet,
}
const sizes = { sm: styles.small, md: undefined, lg: styles.large }

const looks = ({ variant = 'primary', size = 'md', block }: Looks, className?: string) =>
  clsx([styles.button, variants[variant], sizes[size], block && styles.wide, className])

/**
 * Shows a button. A busy one keeps its width and focus, shows "Processing..." or `busyLabel`, and
 * ignores presses.
 */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Looks & { busy?: boolean; busyLabel?: string | undefined } & ComponentProps<'button'>) {
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
      {busy ? <span className={clsx(spinner.spinner, spinner.small)} aria-hidden="true" /> : icon}
      {busy ? (busyLabel ?? t('Processing...')) : children}
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
    <button type="button" {...rest} aria-label={label} title={label} className={clsx(styles.iconButton, className)} />
  )
}

export function BackLink({ to, children }: { to?: LinkProps['to']; children: ReactNode }) {
  const navigate = useNavigate()
  const inside = (
    <>
      <ArrowLeft className={text.flip} aria-hidden="true" />
      {children}
    </>
  )
  return to ? (
    <Link to={to} className={styles.back}>
      {inside}
    </Link>
  ) : (
    <button type="button" className={styles.back} onClick={() => navigate(-1)}>
      {inside}
    </button>
  )
}
