import { developersLimits } from '#domain/content/developers.ts'
import { CODE_MEANINGS, LIMIT_HEADERS, PROBLEM } from '#domain/developers/guides.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { Code } from '#web/features/developers/code-sample.tsx'
import { NameTable } from '#web/features/developers/name-table.tsx'

export function Page() {
  const parts = {
    headers: <Code>{LIMIT_HEADERS}</Code>,
    problem: <Code>{PROBLEM}</Code>,
    codes: <NameTable names={CODE_MEANINGS} />,
  }
  return <ContentPage content={developersLimits} parts={parts} />
}
