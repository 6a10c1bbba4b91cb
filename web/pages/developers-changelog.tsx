import { developersChangelog } from '#domain/content/developers.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'

export function Page() {
  return <ContentPage content={developersChangelog} />
}
