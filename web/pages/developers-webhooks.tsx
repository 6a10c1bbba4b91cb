import { developersWebhooks } from '#domain/content/developers.ts'
import { DELIVERY, EVENT_MEANINGS, RECEIVER } from '#domain/developers/guides.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { Code } from '#web/features/developers/code-sample.tsx'
import { NameTable } from '#web/features/developers/name-table.tsx'

export function Page() {
  const parts = {
    events: <NameTable names={Object.entries(EVENT_MEANINGS)} />,
    delivery: <Code>{DELIVERY}</Code>,
    signature: <Code>{RECEIVER}</Code>,
  }
  return <ContentPage content={developersWebhooks} parts={parts} />
}
