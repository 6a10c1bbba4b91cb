/**
 * Scripts that could not be loaded: the connection was cut, or a release has removed them. Browsers
 * may remember such a failure until the document is loaded again.
 */
const RELOADED = 'hekima.reloaded'
/** Milliseconds after a reload in which the same address is not reloaded by itself again. */
const PAUSE_MS = 60_000

/** Whether a script, or the styles that come with it, could not be loaded. */
export const isMissingScript = (error: unknown): error is Error =>
  error instanceof Error && /import(ed|ing)?\b.*module|module script|preload CSS/i.test(error.message)

/** Loads once more after a failure, past the caches. */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingScript(error)) throw error
    const [address] = /https?:\S+/.exec(error.message) ?? []
    if (address) await fetch(address, { cache: 'reload' }).catch(() => undefined)
    return load()
  }
}

/** Loads the document again, unless that was just done for this address. `public/reload.js` does the same. */
export function reloadOnce(): void {
  try {
    const [address, at] = sessionStorage.getItem(RELOADED)?.split(' ') ?? []
    if (address === location.href && Date.now() - Number(at) < PAUSE_MS) return
    sessionStorage.setItem(RELOADED, `${location.href} ${Date.now()}`)
    location.reload()
  } catch {
    // Without storage a reload could loop; the message stays.
  }
}
