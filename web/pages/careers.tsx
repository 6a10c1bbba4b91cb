import { careers } from '#domain/content/careers.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { JobList } from '#web/features/content/job-list.tsx'

export function Page() {
  return <ContentPage content={careers} parts={{ jobs: <JobList /> }} />
}
