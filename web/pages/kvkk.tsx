import { kvkk } from '#domain/content/kvkk.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'

export function Page() {
  return <ContentPage content={kvkk} />
}
