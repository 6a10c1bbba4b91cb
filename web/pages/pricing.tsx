import { pricing } from '#domain/content/pricing.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { Plans } from '#web/features/site/content/plans.tsx'

export function Page() {
  return <ContentPage content={pricing} parts={{ plans: <Plans /> }} />
}
