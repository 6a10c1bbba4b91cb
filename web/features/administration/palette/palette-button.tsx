/**
 * PaletteButton({ commands, pages, useRecords, memory }) — opens the palette, as Ctrl-K, ⌘-K and
 * `/` do on any page. It also handles the shortcuts of the commands.
 */

import { useEffect, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { Search } from '#web/ui/icons/search.ts'
import { Keys } from '#web/ui/keys.tsx'
import { useShortcuts } from '#web/ui/shortcuts.ts'
import styles from './palette.module.css'
import { Palette, type PaletteProps } from './palette.tsx'

const SHORTCUTS = ['Control+K', 'Meta+K'].join(' ')

const isCtrlK = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey

export function PaletteButton(props: PaletteProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isCtrlK(event)) return
      event.preventDefault()
      // Another open dialog takes precedence.
      setOpen((was) => !was && !document.querySelector('dialog[open]'))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useShortcuts([
    // The search field of a list takes precedence.
    { keys: '/', run: () => setOpen(!document.querySelector('[aria-keyshortcuts="/"]')) },
    ...props.commands.flatMap(({ keys, to }) => (keys ? [{ keys, run: () => navigate(to) }] : [])),
  ])
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts={SHORTCUTS}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
        <span className={styles.openerText}>{t('Search or type a command')}</span>
        <Keys keys={['Ctrl', 'K']} className={styles.openerKeys} />
      </button>
      <Palette {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
