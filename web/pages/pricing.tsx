import { pricing } from '#domain/content/pricing.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { Plans } from '#web/features/content/plans.tsx'

export function Page() {
  return <ContentPage content={pricing} parts={{ plans: <Plans /> }} />
}
