import { leadership } from '#domain/content/leadership.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { Leaders } from '#web/features/content/leaders.tsx'

export function Page() {
  return <ContentPage content={leadership} parts={{ leaders: <Leaders /> }} />
}
