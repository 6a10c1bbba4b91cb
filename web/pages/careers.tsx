import { careers } from '#domain/content/careers.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { JobList } from '#web/features/site/content/job-list.tsx'

export function Page() {
  return <ContentPage content={careers} parts={{ jobs: <JobList /> }} />
}
