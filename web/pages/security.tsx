import { security } from '#domain/content/security.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'

export function Page() {
  return <ContentPage content={security} />
}
