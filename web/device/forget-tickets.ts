import { stored } from './stored.ts'

/**
 * Prefix of stored visits, followed by the ID of the user (kept-tickets.ts). It is a separate file
 * because every page can sign a user out.
 */
export const KEPT_TICKETS = 'hekima.kept.'

/** Removes all stored visits at sign-out and for the next user. */
export const forgetTickets = (): void => stored.clear(KEPT_TICKETS)
