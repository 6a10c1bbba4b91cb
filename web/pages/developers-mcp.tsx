import { developersMcp } from '#domain/content/developers.ts'
import { mcpConnection, TOOL_MEANINGS } from '#domain/developers/guides.ts'
import { Code } from '#web/features/developers/developers/code-sample.tsx'
import { NameTable } from '#web/features/developers/developers/name-table.tsx'
import { useOrigin } from '#web/features/developers/developers/use-origin.ts'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  const parts = {
    connect: <Code>{mcpConnection(useOrigin())}</Code>,
    tools: <NameTable names={TOOL_MEANINGS} />,
  }
  return <ContentPage content={developersMcp} parts={parts} />
}
