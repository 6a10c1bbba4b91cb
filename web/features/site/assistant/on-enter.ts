import type { KeyboardEvent } from 'react'

/**
 * Sends on Enter and inserts a line break on Shift+Enter. An Enter that confirms an input method's
 * composition is ignored.
 */
export const onEnter = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}
