import { helpCenter } from '#domain/content/help-center.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'
import { HelpArticles } from '#web/features/site/content/help-articles.tsx'

export function Page() {
  return <ContentPage content={helpCenter} parts={{ articles: <HelpArticles /> }} />
}
