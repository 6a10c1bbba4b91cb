import { stored } from './stored.ts'

/** What coming visits are kept under, before the id of their person (kept-tickets.ts). Apart, since every page can sign somebody out. */
export const KEPT_TICKETS = 'hekima.kept.'

/** For whoever signs out, and for whoever comes after. */
export const forgetTickets = (): void => stored.clear(KEPT_TICKETS)
