import { setTimeout as sleep } from 'node:timers/promises'
import type { Live } from '../database/live.ts'
import type { Replicas } from '../database/replicas.ts'
import type { Logger } from '../http/log.ts'
import { type Catalogue, type Change, type Hearing, KINDS } from './catalogue.ts'

/** Topic of the announcements in sql/catalogue.sql. */
const TOPIC = 'catalogue'
const PAUSE_MS = 1000

const isKind = (word: string): word is Change['kind'] => KINDS.some((kind) => kind === word)

/**
 * Parses "hospital <id> <id>", "doctor all" or, for free times, "times doctor <id>". Returns
 * undefined for anything else, which may come from a newer version and concern everything.
 */
function readChange(words: string[]): Change | undefined {
  const timesOnly = words[0] === 'times'
  const [kind = '', ...ids] = timesOnly ? words.slice(1) : words
  return isKind(kind) ? { kind, ids: ids[0] === 'all' ? 'all' : ids, timesOnly } : undefined
}

/** Evicts the records of an announcement. "calendar hospital <id>" evicts only the calendar. */
function dropAnnounced(catalogue: Catalogue, words: string[]): void {
  const [first, kind, ...ids] = words
  if (first === 'calendar' && (kind === 'hospital' || kind === 'doctor'))
    catalogue.dropCalendars(kind, ids[0] === 'all' ? 'all' : ids)
  else catalogue.drop(readChange(words))
}

/**
 * Evicts the records of each announcement, until the link is closed. Without a link nothing is
 * cached.
 */
export async function hearChanges(
  catalogue: Catalogue & Hearing,
  { live, replicas, log }: { live: Live; replicas?: Replicas | undefined; log: Logger },
): Promise<void> {
  const hear = (isHeard: boolean) => {
    replicas?.noteChange()
    catalogue.hear(isHeard)
  }
  let ended = false
  const listen = () =>
    live.listen(TOPIC, {
      news: (words) => {
        replicas?.noteChange()
        dropAnnounced(catalogue, words)
      },
      lost: () => catalogue.hear(false),
      gap: () => hear(true),
      end: () => {
        ended = true
        catalogue.hear(false)
      },
    })
  const begin = async () => {
    await listen()
    if (!ended) hear(true)
  }
  catalogue.setLink(live.catchUp)
  await begin().catch(async (err) => {
    log.warn({ err }, 'changes of the catalogue cannot be heard yet')
    tryAgain()
  })

  async function tryAgain(): Promise<void> {
    for (;;) {
      await sleep(PAUSE_MS, undefined, { ref: false })
      if (ended) return
      try {
        return await begin()
      } catch {
        // The next attempt follows soon.
      }
    }
  }
}
