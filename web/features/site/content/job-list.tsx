import { JOB_DEPARTMENTS, JOB_LABELS, JOB_LOCATIONS, JOBS, type Job } from '#domain/content/jobs.ts'
import { fold } from '#domain/fold.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useAddress } from '#web/routing/use-address.ts'
import { Chip, Chips } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, CardHeading, CardLink } from '#web/ui/card.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Briefcase } from '#web/ui/icons/briefcase.ts'
import { Search } from '#web/ui/icons/search.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './job-list.module.css'

/** Shows place and kind of a position. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation()
  return (
    <Chips tight>
      {[job.dept, job.location, job.type].map((fact) => (
        <Chip key={fact} tone="quiet">
          {t(JOB_LABELS[fact])}
        </Chip>
      ))}
    </Chips>
  )
}

function JobCard({ job }: { job: Job }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  return (
    <Card hit pad as="article" className={styles.job}>
      <div>
        <CardHeading as="h3">
          <CardLink to={paths.job(job.id)}>{t(job.title)}</CardLink>
        </CardHeading>
        <p>{t(job.lead)}</p>
        <JobFacts job={job} />
        <p className={text.note}>{t('Posted on {{day}}', { day: formatDate(job.postedAt) })}</p>
      </div>
      <ButtonLink variant="tonal" to={paths.jobApplication(job.id)}>
        {t('Apply')}
        <span className={text.visuallyHidden}>: {t(job.title)}</span>
      </ButtonLink>
    </Card>
  )
}

const NO_FILTER = { q: '', department: '', location: '' }

const readFilter = (params: URLSearchParams): typeof NO_FILTER => ({ ...NO_FILTER, ...Object.fromEntries(params) })

const writeFilter = (filter: typeof NO_FILTER) =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''))

/** Lists open positions with filters that are stored in the address. */
export function JobList() {
  const { t } = useTranslation()
  const [filter, setFilter] = useAddress(readFilter, writeFilter)
  const { q, department, location } = filter
  const textOf = ({ title, lead, dept, location }: Job) =>
    fold([t(title), t(lead), dept, location, t(JOB_LABELS[dept]), t(JOB_LABELS[location])].join(' '))
  const matches = JOBS.filter(
    (job) =>
      (!department || job.dept === department) &&
      (!location || job.location === location) &&
      textOf(job).includes(fold(q).trim()),
  )
  const choices = (values: readonly (keyof typeof JOB_LABELS)[]) => [
    { value: '', label: t('All', { context: 'positions' }) },
    ...values.map((value) => ({ value, label: t(JOB_LABELS[value]) })),
  ]
  return (
    <Stack gap="large">
      <search className={styles.filters}>
        <Input
          label={t('Search positions')}
          type="search"
          icon={<Search aria-hidden="true" />}
          value={q}
          onChange={({ target }) => setFilter({ ...filter, q: target.value })}
        />
        <Select
          label={t('Department')}
          options={choices(JOB_DEPARTMENTS)}
          value={department}
          onChange={({ target }) => setFilter({ ...filter, department: target.value })}
        />
        <Select
          label={t('Location')}
          options={choices(JOB_LOCATIONS)}
          value={location}
          onChange={({ target }) => setFilter({ ...filter, location: target.value })}
        />
      </search>
      <p className={text.note} role="status">
        {t('{{count}} open positions', { count: matches.length })}
      </p>
      {matches.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
      {matches.length === 0 && (
        <EmptyState
          level={3}
          icon={<Briefcase aria-hidden="true" />}
          title={t('No roles match your filters right now. Try clearing filters or check back soon.')}
          action={
            <Row>
              <Button variant="secondary" onClick={() => setFilter(NO_FILTER)}>
                {t('Clear filters')}
              </Button>
            </Row>
          }
        />
      )}
    </Stack>
  )
}
