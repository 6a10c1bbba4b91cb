/**
 * Scripts that could not be loaded: the connection was cut, or a release has removed them. Browsers
 * may remember such a failure until the document is loaded again.
 */
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

/** Loads the document again, unless `public/reload.js` has just done that for this address. */
export function reloadOnce(): void {
  document.head.append(Object.assign(document.createElement('script'), { src: '/reload.js' }))
}
