import { useFirstRender } from '#web/first-render.tsx'

/** Where the product stands, for addresses in code: what the server says, which the browser takes over. */
export const useOrigin = (): string => useFirstRender().origin ?? location.origin
