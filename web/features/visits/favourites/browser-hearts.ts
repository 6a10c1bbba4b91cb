import { MAX_FAVOURITES } from '#domain/catalogue.ts'
import { isUuid } from '#domain/checks.ts'
import { stored, useStored } from '#web/device/stored.ts'
import type { Kind } from './comparison.ts'

/** A favourite of a visitor without an account, with the treatment it was saved for. */
export type BrowserHeart = { kind: Kind; id: string; service: string | null }

const KEY = 'hekima.heart'

/** Reads stored favourites, newest first. Invalid entries are omitted. */
export function readHearts(text: string | null): BrowserHeart[] {
  try {
    const hearts = JSON.parse(text ?? '[]') as BrowserHeart[]
    return hearts
      .filter(({ kind, id }) => (kind === 'hospital' || kind === 'doctor') && isUuid(id))
      .slice(0, MAX_FAVOURITES)
  } catch {
    return []
  }
}

const keep = (hearts: readonly BrowserHeart[]) => stored.set(KEY, hearts.length > 0 ? JSON.stringify(hearts) : null)

export const browserHearts = () => readHearts(stored.get(KEY))
export const useBrowserHearts = () => readHearts(useStored(KEY))

export const addHeart = (heart: BrowserHeart) => keep([heart, ...browserHearts()])
export const removeHeart = ({ kind, id }: Omit<BrowserHeart, 'service'>) =>
  keep(browserHearts().filter((heart) => heart.kind !== kind || heart.id !== id))
