import { useFirstRender } from '#web/rendering/first-render.tsx'

/**
 * Returns the site's origin for addresses in code samples, sent by the server or taken from the
 * browser.
 */
export const useOrigin = (): string => useFirstRender().origin ?? location.origin
