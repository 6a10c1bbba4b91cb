import { developersMcp } from '#domain/content/developers.ts'
import { mcpConnection, TOOL_MEANINGS } from '#domain/developers/guides.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { Code } from '#web/features/developers/code-sample.tsx'
import { NameTable } from '#web/features/developers/name-table.tsx'
import { useOrigin } from '#web/features/developers/use-origin.ts'

export function Page() {
  const parts = {
    connect: <Code>{mcpConnection(useOrigin())}</Code>,
    tools: <NameTable names={TOOL_MEANINGS} />,
  }
  return <ContentPage content={developersMcp} parts={parts} />
}
