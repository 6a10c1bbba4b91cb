import { whyTurkey } from '#domain/content/why-turkey.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { RegionCards } from '#web/features/content/region-cards.tsx'

export function Page() {
  return <ContentPage content={whyTurkey} parts={{ regions: <RegionCards /> }} />
}
