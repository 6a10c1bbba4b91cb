/**
 * JobPage() — one open position.
 * JobApplicationPage() — its application form with a CV.
 * Both show a message if the position does not exist or is closed.
 */

import { JOBS, type Job } from '#domain/content/jobs.ts'
import { DoctorArt } from '#web/art/art.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { paths } from '#web/routing/paths.ts'
import { useParams } from '#web/routing/router.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { BackLink, ButtonLink } from '#web/ui/button.tsx'
import { Card, PageHead } from '#web/ui/card.tsx'
import { Briefcase } from '#web/ui/icons/briefcase.ts'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import text from '#web/ui/text.module.css'
import { BlockView } from './blocks.tsx'
import { CvField } from './cv-field.tsx'
import { useFacts } from './facts.ts'
import { JobFacts } from './job-list.tsx'
import styles from './job-page.module.css'
import { jobStatements } from './job-statements.ts'
import { RequestForm } from './request-form.tsx'

function useJob(): Job | undefined {
  const { id } = useParams()
  return JOBS.find((job) => job.id === id)
}

function NoSuchJob() {
  const { t } = useTranslation()
  return (
    <Container section>
      <PageTitle>{t('Position not found')}</PageTitle>
      <DocumentFacts missing />
      <EmptyState
        level={1}
        icon={<Briefcase aria-hidden="true" />}
        title={t('Position not found')}
        action={<ButtonLink to={paths.careers}>{t('All positions')}</ButtonLink>}
      >
        {t('This position does not exist, or it has been filled.')}
      </EmptyState>
    </Container>
  )
}

export function JobPage() {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const facts = useFacts()
  const job = useJob()
  if (!job) return <NoSuchJob />
  return (
    <>
      <DocumentFacts
        canonical={paths.job(job.id)}
        picture={{ kind: 'page', id: 'careers' }}
        description={t('{{position}} at Hekima: {{summary}}', { position: t(job.title), summary: t(job.lead) })}
        statements={import.meta.env.SSR && jobStatements({ job, t, company: facts.company })}
      />
      <PageHead
        back={<BackLink to={paths.careers}>{t('All positions')}</BackLink>}
        title={t(job.title)}
        lead={t(job.lead)}
      />
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h2>{t('What you bring')}</h2>
          <BlockView of={{ kind: 'list', items: job.requirements }} facts={facts} parts={{}} />
          <h2>{t('What we offer')}</h2>
          <BlockView of={{ kind: 'list', items: OFFERED }} facts={facts} parts={{}} />
        </div>
        <Card as="aside" pad className={styles.aside}>
          <DoctorArt id={job.id} name={t(job.title)} className={styles.picture} />
          <JobFacts job={job} />
          <p className={text.note}>{t('Posted on {{day}}', { day: formatDate(job.postedAt) })}</p>
          <ButtonLink size="lg" to={paths.jobApplication(job.id)}>
            {t('Apply for this position')}
          </ButtonLink>
        </Card>
      </Container>
    </>
  )
}

const OFFERED = [
  'Work that people feel the same week',
  'A small team, plain code, and time to do it right',
  'Learning days and books, whatever you need',
]

export function JobApplicationPage() {
  const { t } = useTranslation()
  const job = useJob()
  if (!job) return <NoSuchJob />
  return (
    <>
      <PageTitle>{t('Apply: {{position}}', { position: t(job.title) })}</PageTitle>
      <DocumentFacts
        canonical={paths.jobApplication(job.id)}
        description={t('Application form for {{position}} at Hekima.', { position: t(job.title) })}
      />
      <PageHead
        back={<BackLink to={paths.job(job.id)}>{t(job.title)}</BackLink>}
        title={t('Apply: {{position}}', { position: t(job.title) })}
        lead={t('A form and your CV. No letter needed.')}
      />
      <Container className={styles.body}>
        <RequestForm kind="job" name={`job.${job.id}`} fixed={{ position: job.title }}>
          {(form) => <CvField form={form} />}
        </RequestForm>
      </Container>
    </>
  )
}
