import { security } from '#domain/content/security.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={security} />
}
