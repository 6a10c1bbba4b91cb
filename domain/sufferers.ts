/** Apart from `sufferer.ts`, so that pages do not carry the reader of messages. */
export const SUFFERERS = ['self', 'other'] as const
export type Sufferer = (typeof SUFFERERS)[number]
