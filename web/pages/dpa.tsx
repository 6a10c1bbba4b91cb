import { dpa } from '#domain/content/dpa.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { Processors } from '#web/features/site/content/processors.tsx'

export function Page() {
  return <ContentPage content={dpa} parts={{ processors: <Processors /> }} />
}
