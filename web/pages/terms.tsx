import { terms } from '#domain/content/terms.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={terms} />
}
