/**
 * toast({ title?, text, tone='ok'|'info'|'warn'|'stop' }) — call it anywhere; it shows for 5 s, pauses under the pointer or focus, and gives way to the next one.
 * Toasts() — once, at the root.
 */
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type BannerTone, toneIcons } from './banner.tsx'
import { IconButton } from './button.tsx'
import text from './text.module.css'
import styles from './toast.module.css'

type Toast = { id: number; title?: string; text: string; tone: BannerTone }

const tones = { ok: undefined, info: styles.info, warn: styles.warn, stop: styles.stop }
const SHOWN_MS = 5000

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Toast | null) {
  current = next
  for (const tell of listeners) tell()
}

export function toast({ tone = 'ok', ...rest }: { title?: string; text: string; tone?: BannerTone }) {
  lastId += 1
  change({ ...rest, tone, id: lastId })
}

const dismiss = (id: number) => {
  if (current?.id === id) change(null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function Slip({ id, title, text: words, tone }: Toast) {
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

/** A popover, so that it also lies above an open dialog. The live region stands from the start, as readers need. */
export function Toasts() {
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null)
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  const open = shown !== null
  useEffect(() => {
    const element = box.current
    if (!element?.showPopover) return
    if (open && !element.matches(':popover-open')) element.showPopover()
    if (!open && element.matches(':popover-open')) element.hidePopover()
  }, [open])
  return (
    <>
      <div className={text.visuallyHidden} aria-live="polite" role="status">
        {shown && (
          <p key={shown.id}>
            {shown.title} {shown.text}
          </p>
        )}
      </div>
      <section className={styles.toasts} popover="manual" ref={box} aria-label={t('Notifications')}>
        {shown && <Slip key={shown.id} {...shown} />}
      </section>
    </>
  )
}
