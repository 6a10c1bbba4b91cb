/**
 * Slip({ id, title?, text, tone }) — what Toasts shows: it goes after 5 s, but not under the
 * pointer or the focus.
 */
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { X } from '#web/ui/icons/x.ts'
import { toneIcons } from './banner.tsx'
import { IconButton } from './button.tsx'
import styles from './toast.module.css'
import { dismiss, type Toast } from './toast.tsx'

const tones = { ok: undefined, info: styles.info, warn: styles.warn, stop: styles.stop }
const SHOWN_MS = 5000

export function Slip({ id, title, text: words, tone }: Toast) {
  const { t } = useTranslation()
  const [paused, pause] = useState(false)
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => dismiss(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, paused])
  const Icon = toneIcons[tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the timer, nothing is operated here
    <div
      className={clsx(styles.toast, tones[tone])}
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
    >
      <Icon aria-hidden="true" />
      <p>
        {title && <b>{title}</b>}
        {words}
      </p>
      <IconButton className={styles.dismiss} label={t('Dismiss')} onClick={() => dismiss(id)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
