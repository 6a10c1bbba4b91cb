import { support } from '#domain/content/support.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={support} />
}
