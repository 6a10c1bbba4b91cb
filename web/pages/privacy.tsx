import { privacy } from '#domain/content/privacy.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={privacy} />
}
