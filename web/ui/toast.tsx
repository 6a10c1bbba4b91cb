/**
 * toast({ title?, text, tone='ok'|'info'|'warn'|'stop', action?, seconds? }) — shows a notification
 * from any code. It stays for 5 s, pauses under the pointer or focus, and is replaced by the next
 * one. With `seconds` it stays for exactly that time. `action` is a button that closes it.
 * Toasts() — once, at the root.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { later } from '#web/routing/later.tsx'
import type { BannerTone } from './banner.tsx'
import text from './text.module.css'
import styles from './toast.module.css'

type ToastInput = {
  title?: string
  text: string
  tone?: BannerTone
  action?: { label: string; run: () => void }
  seconds?: number
}
export type Toast = ToastInput & { id: number; tone: BannerTone }

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Toast | null) {
  current = next
  for (const tell of listeners) tell()
}

export function toast({ tone = 'ok', ...rest }: ToastInput) {
  lastId += 1
  change({ ...rest, tone, id: lastId })
}

export const dismiss = (id: number) => {
  if (current?.id === id) change(null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const Slip = later<Toast>(() => import('./toast-slip.tsx').then((file) => file.Slip))

/**
 * Shows the notification as a popover, so it is also above an open dialog. The live region is
 * rendered from the start, as screen readers require.
 */
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
