/** Maximum number of records named one by one. Beyond it only their kind is named. */
const MOST_RECORDS = 20

/**
 * Returns the value of the header Surrogate-Key: `hospital-<id>` for a record, `hospitals` for a
 * list, `any-hospital` if there are too many records to name. A cache in front of the server evicts
 * by it.
 */
export function surrogateKeyOf(tags: Iterable<string>, address = ''): string {
  const all = [...tags].map((tag) => tag.split(' '))
  // The health services are read as one list.
  const records = all.filter(([kind, what]) => what !== 'list' && what !== 'any' && kind !== 'health_service')
  const lists = all.filter(([, what]) => what === 'list').map(([kind]) => `${kind}s`)
  const shownTags = records.filter(([, id = '']) => records.length <= MOST_RECORDS || address.includes(id))
  const services = all.some(([kind]) => kind === 'health_service') ? ['any-health_service'] : []
  const kinds = records.length > shownTags.length ? new Set(records.map(([kind]) => `any-${kind}`)) : []
  return [...lists, ...services, ...kinds, ...shownTags.map(([kind, id]) => `${kind}-${id}`)].join(' ')
}
