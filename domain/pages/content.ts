/** What the product tells about itself, and its legal texts: the same for everybody. Their texts are in domain/content. */
import { sentence } from '../sentences.ts'
import type { PageFacts } from './facts.ts'

const about = { area: 'content', inSitemap: true, rendered: true } as const
const legal = { area: 'legal', inSitemap: true, rendered: true } as const

export const contentPages = {
  about: { ...about, address: '/about', title: sentence('About') },
  contact: { ...about, address: '/contact', title: sentence('Contact') },
  privacy: { ...legal, address: '/privacy', title: sentence('Privacy') },
} as const satisfies Record<string, PageFacts>
