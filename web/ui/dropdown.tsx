/**
 * Dropdown({ trigger: (aria) => button, children, label, up?, fromStart?, className? }) — a panel
 * of links or buttons under its button.
 * DropdownLink, DropdownItem (a button) — its items.
 * The panel aligns with the end of its button. With `fromStart` it aligns with the start on phones,
 * where the button is at the start. It closes on Esc, on a press elsewhere, when focus leaves, and
 * when an item is chosen.
 */
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, type LinkProps } from '#web/routing/router.tsx'
import styles from './dropdown.module.css'

type TriggerAria = { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }

type DropdownProps = {
  label: string
  trigger: (aria: TriggerAria) => ReactNode
  children: ReactNode
  up?: boolean
  fromStart?: boolean
  className?: string
}

export function Dropdown({ label, trigger, children, up, fromStart, className }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches where the focus goes
    <div
      ref={box}
      className={clsx(styles.dropdown, className)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      {trigger({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a chosen link or button fires a click from the keyboard too */}
      <section
        id={id}
        className={clsx(styles.menu, up && styles.up, fromStart && styles.fromStart)}
        aria-label={label}
        hidden={!open}
        onClick={(event) => {
          if ((event.target as Element).closest('a,button')) setOpen(false)
        }}
      >
        {children}
      </section>
    </div>
  )
}

export function DropdownItem({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={clsx(styles.item, className)} />
}

export function DropdownLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(styles.item, className)} />
}
