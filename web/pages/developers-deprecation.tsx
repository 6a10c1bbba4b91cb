import { developersDeprecation } from '#domain/content/developers.ts'
import { DEPRECATION_HEADERS } from '#domain/developers/guides.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { Code } from '#web/features/developers/code-sample.tsx'

export function Page() {
  return <ContentPage content={developersDeprecation} parts={{ headers: <Code>{DEPRECATION_HEADERS}</Code> }} />
}
