import { JobPage } from '#web/features/site/content/job-page.tsx'

export function Page() {
  return <JobPage />
}
