/**
 * Scripts that could not be loaded, because the connection broke or a release has removed them.
 * Browsers may cache such a failure until the document is reloaded.
 */
/** Returns whether a script, or its style sheet, could not be loaded. */
export const isMissingScript = (error: unknown): error is Error =>
  error instanceof Error && /import(ed|ing)?\b.*module|module script|preload CSS/i.test(error.message)

/** Loads a second time after a failure, bypassing the caches. */
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

/** Reloads the document, unless `public/reload.js` has just done so for this address. */
export function reloadOnce(): void {
  document.head.append(Object.assign(document.createElement('script'), { src: '/reload.js' }))
}
