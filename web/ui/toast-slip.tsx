/**
 * Slip({ id, title?, text, tone, action?, seconds? }) — one notification of Toasts. It disappears
 * after 5 s, but not under the pointer or the focus. With `seconds` it disappears after exactly
 * that time.
 */
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { X } from '#web/ui/icons/x.ts'
import { toneIcons } from './banner.tsx'
import { Button, IconButton } from './button.tsx'
import styles from './toast.module.css'
import { dismiss, type Toast } from './toast.tsx'

const tones = { ok: undefined, info: styles.info, warn: styles.warn, stop: styles.stop }
const SHOWN_MS = 5000

export function Slip({ id, title, text: words, tone, action, seconds }: Toast) {
  const { t } = useTranslation()
  const [paused, pause] = useState(false)
  const held = paused && seconds === undefined
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(id), seconds === undefined ? SHOWN_MS : seconds * 1000)
    return () => clearTimeout(timer)
  }, [id, held, seconds])
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
      {action && (
        <Button
          size="sm"
          variant="secondary"
          className={styles.action}
          onClick={() => {
            dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton className={styles.dismiss} label={t('Dismiss')} onClick={() => dismiss(id)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
