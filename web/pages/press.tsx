import { press } from '#domain/content/press.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { MediaKit } from '#web/features/content/media-kit.tsx'
import { NewsList } from '#web/features/content/news-list.tsx'

export function Page() {
  return <ContentPage content={press} parts={{ news: <NewsList short />, kit: <MediaKit /> }} />
}
