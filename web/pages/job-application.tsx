import { JobApplicationPage } from '#web/features/content/job-page.tsx'

export function Page() {
  return <JobApplicationPage />
}
