import { developersMcp } from '#domain/content/developers.ts'
import { sentence } from '#domain/sentences.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { Code } from '#web/features/developers/code-sample.tsx'
import { NameTable } from '#web/features/developers/name-table.tsx'
import { useOrigin } from '#web/features/developers/use-origin.ts'

const TOOLS: readonly (readonly [tool: string, meaning: string])[] = [
  ['search_hospitals', sentence('Hospitals by treatment, place, price, rating and language.')],
  ['search_doctors', sentence('Doctors by treatment, specialty, place and language.')],
  ['search_services', sentence('Treatments with their lowest price and how many hospitals offer them.')],
  ['get_hospital', sentence('One hospital with its treatments, prices and doctors.')],
  ['get_free_times', sentence('The times that can be booked there for a treatment.')],
  ['book_appointment', sentence('With a key that may: asks for a time for its owner.')],
  ['cancel_appointment', sentence('With a key that may: cancels an appointment of its owner.')],
]

export function Page() {
  const connect = `{
  "mcpServers": {
    "hekima": {
      "type": "http",
      "url": "${useOrigin()}/mcp",
      "headers": { "Authorization": "Bearer hk_live_…" }
    }
  }
}`
  return (
    <ContentPage
      content={developersMcp}
      parts={{ connect: <Code>{connect}</Code>, tools: <NameTable names={TOOLS} /> }}
    />
  )
}
