import { graphql } from '#web/data/graphql.ts'

/** Query for demo accounts. An installation that shows any is a demo. */
export const IsDemo = graphql(`query IsDemo { siteSettings { demoAccounts { email } } }`)
