import { graphql } from '#web/data/graphql.ts'
import { ManagedUserFields } from './managed-user.ts'

export const UserList = graphql(
  `query UserList($search: UserSearch, $page: Int!) {
    users(search: $search, page: $page) { total page totalPages items { ...ManagedUserFields } }
  }`,
  [ManagedUserFields],
)
