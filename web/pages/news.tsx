import { news } from '#domain/content/news.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { NewsList } from '#web/features/site/content/news-list.tsx'

export function Page() {
  return <ContentPage content={news} parts={{ news: <NewsList /> }} />
}
