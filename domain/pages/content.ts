/** Static pages: about the product, and legal texts. Their texts are in domain/content. */
import { sentence } from '../sentences.ts'
import type { PageFacts } from './facts.ts'

const open = { inSitemap: true, rendered: true } as const
const about = { ...open, area: 'content' } as const
const legal = { ...open, area: 'legal' } as const

export const contentPages = {
  about: { ...about, address: '/about', title: sentence('About') },
  leadership: { ...about, address: '/leadership', title: sentence('Leadership') },
  careers: { ...about, address: '/careers', title: sentence('Careers') },
  job: { ...about, address: '/careers/:id' },
  jobApplication: { address: '/careers/:id/apply', area: 'content', rendered: true },
  news: { ...about, address: '/news', title: sentence('News') },
  press: { ...about, address: '/press', title: sentence('Press') },
  contact: { ...about, address: '/contact', title: sentence('Contact') },
  enterprise: { ...about, address: '/enterprise', title: sentence('Enterprise') },
  resources: { ...about, address: '/resources', title: sentence('Resources') },
  pricing: { ...about, address: '/pricing', title: sentence('Pricing') },
  help: { ...about, address: '/help', title: sentence('Help') },
  helpCenter: { ...about, address: '/help-center', title: sentence('Help centre') },
  support: { ...about, address: '/support', title: sentence('Support') },
  whyTurkey: { ...about, address: '/why-turkey', title: sentence('Why Türkiye') },
  forClinics: { ...about, address: '/for-clinics', title: sentence('For Clinics') },
  status: { ...about, address: '/status', title: sentence('System status') },
  newsletter: { address: '/newsletter', title: sentence('Newsletter'), area: 'content' },
  privacy: { ...legal, address: '/privacy', title: sentence('Privacy') },
  terms: { ...legal, address: '/terms', title: sentence('Terms') },
  cookies: { ...legal, address: '/cookies', title: sentence('Cookies') },
  kvkk: { ...legal, address: '/kvkk', title: sentence('KVKK') },
  dpa: { ...legal, address: '/dpa', title: sentence('Data processing (DPA)') },
  security: { ...legal, address: '/security', title: sentence('Security') },
  compliance: { ...legal, address: '/compliance', title: sentence('Compliance') },
  responsibleDisclosure: {
    ...legal,
    address: '/responsible-disclosure',
    title: sentence('Responsible disclosure'),
  },
  accessibility: { ...legal, address: '/accessibility', title: sentence('Accessibility') },
  ethics: { ...legal, address: '/ethics', title: sentence('Ethics') },
} as const satisfies Record<string, PageFacts>
