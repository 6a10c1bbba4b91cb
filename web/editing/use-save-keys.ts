import { useEffect } from 'react'

/** Saves on Ctrl S and ⌘ S from anywhere on the page. An open dialog handles its own keys. */
export function useSaveKeys(save: () => unknown, { isEnabled }: { isEnabled: () => boolean }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (isEnabled() && !document.querySelector('dialog[open]')) void save()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
