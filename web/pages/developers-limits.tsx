import { developersLimits } from '#domain/content/developers.ts'
import { CODE_MEANINGS, LIMIT_HEADERS, PROBLEM } from '#domain/developers/guides.ts'
import { Code } from '#web/features/developers/developers/code-sample.tsx'
import { NameTable } from '#web/features/developers/developers/name-table.tsx'
import { ContentPage } from '#web/features/site/content/content-page.tsx'

export function Page() {
  const parts = {
    headers: <Code>{LIMIT_HEADERS}</Code>,
    problem: <Code>{PROBLEM}</Code>,
    codes: <NameTable names={CODE_MEANINGS} anchored />,
  }
  return <ContentPage content={developersLimits} parts={parts} />
}
