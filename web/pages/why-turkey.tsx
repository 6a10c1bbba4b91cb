import { whyTurkey } from '#domain/content/why-turkey.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { RegionCards } from '#web/features/site/content/region-cards.tsx'

export function Page() {
  return <ContentPage content={whyTurkey} parts={{ regions: <RegionCards /> }} />
}
