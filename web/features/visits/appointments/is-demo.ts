import { graphql } from '#web/data/graphql.ts'

/** An installation that shows demo accounts is one for trying out. */
export const IsDemo = graphql(`query IsDemo { siteSettings { demoAccounts { email } } }`)
