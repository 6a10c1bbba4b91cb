/** More records than these are named by their kind. */
const MOST_RECORDS = 20

/**
 * Value of the header Surrogate-Key: `hospital-<id>` for a record, `hospitals` for a list,
 * `any-hospital` where too many are shown to be named. A cache in front forgets by it.
 */
export function surrogateKeyOf(tags: Iterable<string>, address = ''): string {
  const all = [...tags].map((tag) => tag.split(' '))
  // Services are read as one.
  const records = all.filter(([kind, what]) => what !== 'list' && what !== 'any' && kind !== 'health_service')
  const lists = all.filter(([, what]) => what === 'list').map(([kind]) => `${kind}s`)
  const shownTags = records.filter(([, id = '']) => records.length <= MOST_RECORDS || address.includes(id))
  const services = all.some(([kind]) => kind === 'health_service') ? ['any-health_service'] : []
  const kinds = records.length > shownTags.length ? new Set(records.map(([kind]) => `any-${kind}`)) : []
  return [...lists, ...services, ...kinds, ...shownTags.map(([kind, id]) => `${kind}-${id}`)].join(' ')
}
