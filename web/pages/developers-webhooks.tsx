import { developersWebhooks } from '#domain/content/developers.ts'
import { DELIVERY, EVENT_MEANINGS, RECEIVER } from '#domain/developers/guides.ts'
import { Code } from '#web/features/developers/developers/code-sample.tsx'
import { NameTable } from '#web/features/developers/developers/name-table.tsx'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  const parts = {
    events: <NameTable names={Object.entries(EVENT_MEANINGS)} />,
    delivery: <Code>{DELIVERY}</Code>,
    signature: <Code>{RECEIVER}</Code>,
  }
  return <ContentPage content={developersWebhooks} parts={parts} />
}
