import { ethics } from '#domain/content/ethics.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={ethics} />
}
