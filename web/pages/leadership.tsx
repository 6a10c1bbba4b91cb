import { leadership } from '#domain/content/leadership.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { Leaders } from '#web/features/site/content/leaders.tsx'

export function Page() {
  return <ContentPage content={leadership} parts={{ leaders: <Leaders /> }} />
}
