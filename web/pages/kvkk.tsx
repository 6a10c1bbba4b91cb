import { kvkk } from '#domain/content/kvkk.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={kvkk} />
}
