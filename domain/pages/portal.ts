/** The portal of a hospital. */
import { sentence } from '../sentences.ts'
import type { PageFacts } from './facts.ts'

export const portalPages = {
  portal: {
    address: '/hospitalportal',
    title: sentence('Dashboard'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
} as const satisfies Record<string, PageFacts>
