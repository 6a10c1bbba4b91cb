/** Mutations that sign in. They load when one is sent, because a first visit needs none of them. */
import { graphql } from '#web/data/graphql.ts'
import { SessionUserFields } from './session-user.ts'

export const Login = graphql(
  `mutation Login($input: LoginInput!) { login(input: $input) { token user { ...SessionUserFields } } }`,
  [SessionUserFields],
)
export const Register = graphql(
  `mutation Register($input: RegisterInput!) { register(input: $input) { token user { ...SessionUserFields } } }`,
  [SessionUserFields],
)
