/** Pages for finding care: equal for all visitors, plus a visitor's saved records. */
import { sentence } from '../sentences.ts'
import type { PageFacts } from './facts.ts'

export const discoverPages = {
  home: { address: '/', title: sentence('Find the right care'), area: 'discover', inSitemap: true, rendered: true },
  search: {
    address: '/search',
    title: sentence('Search hospitals and doctors'),
    area: 'discover',
    inSitemap: true,
    rendered: true,
  },
  services: {
    address: '/services',
    title: sentence('Browse Health Services'),
    area: 'discover',
    inSitemap: true,
    rendered: true,
  },
  hospital: { address: '/hospitals/:id', area: 'discover', inSitemap: true, rendered: true, isNamed: true },
  doctor: { address: '/doctors/:id', area: 'discover', inSitemap: true, rendered: true, isNamed: true },
  service: { address: '/services/:id', area: 'discover', inSitemap: true, rendered: true, isNamed: true },
  compare: { address: '/compare', title: sentence('Compare'), area: 'discover', rendered: true },
  favourites: { address: '/favourites', title: sentence('Favourites'), area: 'discover' },
  aiChat: {
    address: '/ai-chat',
    title: sentence('AI Health Assistant'),
    area: 'discover',
    layout: 'focused',
    inSitemap: true,
    rendered: true,
  },
  ai: {
    address: '/ai',
    title: sentence('AI Hospital Finder'),
    area: 'discover',
    inSitemap: true,
    rendered: true,
  },
} as const satisfies Record<string, PageFacts>
