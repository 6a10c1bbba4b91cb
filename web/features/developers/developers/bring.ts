/** Style sheets of this server that only one page needs. */
const loaded = new Map<string, Promise<void>>()

/** Loads a style sheet of this server once. */
function bring(element: HTMLLinkElement, address: string): Promise<void> {
  const loading = loaded.get(address)
  if (loading) return loading
  const arrival = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      loaded.delete(address)
      reject(new Error(`${address} does not load`))
    })
  })
  loaded.set(address, arrival)
  document.head.append(element)
  return arrival
}

export const sheet = (address: string) =>
  bring(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }), address)
