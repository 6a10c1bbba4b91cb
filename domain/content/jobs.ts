import { sentence } from '../sentences.ts'

export const JOB_DEPARTMENTS = ['Engineering', 'Product', 'Data', 'Operations'] as const
export const JOB_LOCATIONS = ['Remote (TR/EU)', 'Ankara / Hybrid', 'Istanbul / Hybrid', 'Istanbul / On-site'] as const
const JOB_TYPES = ['Full time', 'Part time'] as const

/** Display names of departments, locations and types. */
export const JOB_LABELS: Record<(typeof JOB_DEPARTMENTS | typeof JOB_LOCATIONS | typeof JOB_TYPES)[number], string> = {
  Engineering: sentence('Engineering'),
  Product: sentence('Product'),
  Data: sentence('Data'),
  Operations: sentence('Operations'),
  'Remote (TR/EU)': sentence('Remote (TR/EU)'),
  'Ankara / Hybrid': sentence('Ankara / Hybrid'),
  'Istanbul / Hybrid': sentence('Istanbul / Hybrid'),
  'Istanbul / On-site': sentence('Istanbul / On-site'),
  'Full time': sentence('Full time'),
  'Part time': sentence('Part time'),
}

export type Job = {
  id: string
  title: string
  dept: (typeof JOB_DEPARTMENTS)[number]
  location: (typeof JOB_LOCATIONS)[number]
  type: (typeof JOB_TYPES)[number]
  /** Day in the form yyyy-mm-dd. */
  postedAt: string
  lead: string
  requirements: readonly string[]
}

/** Open positions. */
export const JOBS: readonly Job[] = [
  {
    id: 'full-stack-engineer',
    title: 'Full-stack engineer',
    dept: 'Engineering',
    location: 'Remote (TR/EU)',
    type: 'Full time',
    postedAt: '2025-09-28',
    lead: 'You build features from the database to the page: search, booking, the hospital portal.',
    requirements: [
      'TypeScript, SQL and React, and joy in plain code',
      'You have run something others relied on',
      'You write so that a stranger understands',
    ],
  },
  {
    id: 'accessibility-engineer',
    title: 'Front-end engineer, accessibility',
    dept: 'Engineering',
    location: 'Ankara / Hybrid',
    type: 'Full time',
    postedAt: '2025-10-20',
    lead: 'You make sure every page works by keyboard, by screen reader and at 400% zoom, in four languages and two directions.',
    requirements: [sentence('HTML, CSS and ARIA in depth'), 'You test with screen readers yourself'],
  },
  {
    id: 'product-designer',
    title: 'Product designer',
    dept: 'Product',
    location: 'Istanbul / Hybrid',
    type: 'Full time',
    postedAt: '2025-10-20',
    lead: 'You help worried people find their way, from the first search to the journey home.',
    requirements: ['A portfolio of things that shipped', 'You talk to patients and hospitals yourself'],
  },
  {
    id: 'data-engineer',
    title: 'Data engineer, catalogue',
    dept: 'Data',
    location: 'Remote (TR/EU)',
    type: 'Full time',
    postedAt: '2025-11-03',
    lead: 'You keep our lists of hospitals, doctors and prices accurate: imports, matching, checks.',
    requirements: ['PostgreSQL and patience with real data', 'Turkish, because the sources are'],
  },
  {
    id: 'hospital-coordinator',
    title: 'Hospital coordinator',
    dept: 'Operations',
    location: 'Istanbul / On-site',
    type: 'Full time',
    postedAt: '2025-11-03',
    lead: 'You bring hospitals on board, check licences and listen for what the portal still lacks.',
    requirements: ['Experience at a hospital or clinic', 'Turkish and English, Arabic or Russian is welcome'],
  },
]
