import { followEvents } from './event-stream.ts'

/**
 * Keeps a stream open while somebody is signed in and the tab can be seen, and asks what has become
 * of the session whenever it breaks: a session that an administrator or another device ends is over
 * on every open page within a moment.
 */
export const followSession = (onBreak: () => void): (() => void) =>
  followEvents('/api/Auth/sessions/current/stream', {
    onOpen: () => undefined,
    onEvent: () => undefined,
    onClose: onBreak,
  })
