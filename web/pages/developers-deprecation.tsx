import { developersDeprecation } from '#domain/content/developers.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { Code } from '#web/features/developers/code-sample.tsx'

/** RFC 9745 and RFC 8594, as server/rest/deprecation.ts sends them. */
const HEADERS = `deprecation: @1795305600
sunset: Sat, 22 May 2027 00:00:00 GMT
link: </developers/changelog>; rel="deprecation"`

export function Page() {
  return <ContentPage content={developersDeprecation} parts={{ headers: <Code>{HEADERS}</Code> }} />
}
