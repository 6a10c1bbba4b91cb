import { press } from '#domain/content/press.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { MediaKit } from '#web/features/site/content/media-kit.tsx'
import { NewsList } from '#web/features/site/content/news-list.tsx'

export function Page() {
  return <ContentPage content={press} parts={{ news: <NewsList short />, kit: <MediaKit /> }} />
}
