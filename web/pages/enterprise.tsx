import { enterprise } from '#domain/content/enterprise.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={enterprise} />
}
