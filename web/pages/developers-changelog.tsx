import { developersChangelog } from '#domain/content/developers.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={developersChangelog} />
}
