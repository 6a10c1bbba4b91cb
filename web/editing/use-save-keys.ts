import { useEffect } from 'react'

/**
 * Ctrl S and ⌘ S save, wherever on the page the focus is; a dialog in front of it has its own keys.
 */
export function useSaveKeys(save: () => unknown, { enabled }: { enabled: boolean }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (enabled && !document.querySelector('dialog[open]')) void save()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
