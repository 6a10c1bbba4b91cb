import { dpa } from '#domain/content/dpa.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { Processors } from '#web/features/content/processors.tsx'

export function Page() {
  return <ContentPage content={dpa} parts={{ processors: <Processors /> }} />
}
