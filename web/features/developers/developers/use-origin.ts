import { useFirstRender } from '#web/rendering/first-render.tsx'

/** Origin of the product for addresses in code samples: sent by the server, kept by the browser. */
export const useOrigin = (): string => useFirstRender().origin ?? location.origin
