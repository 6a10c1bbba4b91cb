import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'

const Administrators = graphql(`
  query Administrators { users(search: { role: admin, status: active }, limit: 100) { items { id firstName lastName } } }
`)

/** Returns the possible assignees, by name. */
export function useAdministrators(): { value: string; label: string }[] {
  const { data } = useFreshQuery(Administrators, { ttl: TTL.lists })
  return (
    data?.users.items.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` })) ?? []
  )
}
