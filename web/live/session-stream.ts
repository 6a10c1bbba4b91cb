import { followEvents } from './event-stream.ts'

/**
 * Keeps a stream open while a user is signed in and the tab is visible, and checks the session
 * whenever the stream breaks. A session that an administrator or another device ends is over on
 * every open page at once.
 */
export const followSession = (onBreak: () => void): (() => void) =>
  followEvents('/api/Auth/sessions/current/stream', {
    onOpen: () => undefined,
    onEvent: () => undefined,
    onClose: onBreak,
  })
