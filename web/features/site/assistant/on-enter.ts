import type { KeyboardEvent } from 'react'

/**
 * Enter sends, Shift+Enter breaks the line. Enter that only confirms a composed character is not
 * meant for us.
 */
export const onEnter = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}
