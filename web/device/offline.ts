/** Returns whether the device itself knows that it has no connection. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
