/** Pages for developers, and two pages for inspecting an installation and the own session. */
import { sentence } from '../sentences.ts'
import type { PageFacts } from './facts.ts'

const guide = { area: 'developers', inSitemap: true, rendered: true } as const
/** Off in production unless the operator enables them, see DEVELOPER_PAGES. */
const bench = { area: 'developers', forDevelopers: true, personal: true } as const

export const developerPages = {
  developers: { ...guide, address: '/developers', title: sentence('Developers') },
  developersReference: { ...guide, address: '/developers/reference', title: sentence('API reference') },
  developersReferenceGroup: { ...guide, address: '/developers/reference/:id' },
  developersGraphql: { ...guide, address: '/developers/graphql', title: sentence('GraphQL explorer') },
  developersLimits: { ...guide, address: '/developers/limits', title: sentence('Limits and errors') },
  developersWebhooks: { ...guide, address: '/developers/webhooks-guide', title: sentence('Webhooks') },
  developersMcp: { ...guide, address: '/developers/mcp', title: sentence('MCP for assistants') },
  developersChangelog: { ...guide, address: '/developers/changelog', title: sentence('Change log') },
  developersDeprecation: { ...guide, address: '/developers/deprecation', title: sentence('Deprecation policy') },
  testBackend: { ...bench, address: '/test-backend', title: sentence('Test the backend') },
  debugAuth: { ...bench, address: '/debug-auth', title: sentence('Debug authentication') },
} as const satisfies Record<string, PageFacts>
