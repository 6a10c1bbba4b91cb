/** Separate from `sufferer.ts`, so that pages do not load the parser of messages. */
export const SUFFERERS = ['self', 'other'] as const
export type Sufferer = (typeof SUFFERERS)[number]
