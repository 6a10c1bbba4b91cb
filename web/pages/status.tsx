import { status } from '#domain/content/status.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { StatusParts } from '#web/features/site/content/status-parts.tsx'

export function Page() {
  return <ContentPage content={status} parts={{ status: <StatusParts /> }} />
}
