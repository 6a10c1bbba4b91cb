import { resources } from '#domain/content/resources.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={resources} />
}
