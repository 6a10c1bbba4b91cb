import { developersDeprecation } from '#domain/content/developers.ts'
import { DEPRECATION_HEADERS } from '#domain/developers/guides.ts'
import { Code } from '#web/features/developers/developers/code-sample.tsx'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  return <ContentPage content={developersDeprecation} parts={{ headers: <Code>{DEPRECATION_HEADERS}</Code> }} />
}
