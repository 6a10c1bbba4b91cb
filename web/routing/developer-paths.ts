import { PAGES } from '#domain/pages.ts'

/** Addresses that only the pages for developers link to, so that other pages do not load them. */
export const developerPaths = {
  reference: PAGES.developersReference.address,
  referenceGroup: (id: string) => PAGES.developersReferenceGroup.address.replace(':id', encodeURIComponent(id)),
  graphql: PAGES.developersGraphql.address,
  limits: PAGES.developersLimits.address,
  webhooks: PAGES.developersWebhooks.address,
  mcp: PAGES.developersMcp.address,
  changelog: PAGES.developersChangelog.address,
  deprecation: PAGES.developersDeprecation.address,
} as const
