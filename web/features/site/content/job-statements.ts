import type { Job } from '#domain/content/jobs.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { breadcrumbs } from '#web/rendering/statements.ts'
import { paths } from '#web/routing/paths.ts'

type JobInWords = { job: Job; t: (sentence: string) => string; company: string }

/** Places of hybrid and remote positions. */
const PLACES: Record<Job['location'], object> = {
  'Remote (TR/EU)': {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: ['TR', 'EU'].map((name) => ({
      '@type': 'AdministrativeArea',
      name,
    })),
  },
  'Ankara / Hybrid': placeIn('Ankara'),
  'Istanbul / Hybrid': placeIn('İstanbul'),
  'Istanbul / On-site': placeIn('İstanbul'),
}

function placeIn(addressLocality: string) {
  return {
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality, addressCountry: 'TR' } },
  }
}

/** Returns the structured data of a position for job search engines. */
export const jobStatements =
  ({ job, t, company }: JobInWords) =>
  (origin: string): object[] => [
    breadcrumbs(origin, [
      { name: PRODUCT_NAME, address: paths.home },
      { name: t('Careers'), address: paths.careers },
      { name: t(job.title), address: paths.job(job.id) },
    ]),
    {
      '@type': 'JobPosting',
      title: t(job.title),
      description: [job.lead, ...job.requirements].map((sentence) => t(sentence)).join(' '),
      datePosted: job.postedAt,
      employmentType: job.type === 'Full time' ? 'FULL_TIME' : 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: company, url: `${origin}/` },
      ...PLACES[job.location],
    },
  ]
