/** Documents of the web's search page with all their fields, read from its sources. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#server/config.ts'

const web = path.join(projectRoot(), 'web')
const texts = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(web, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/graphql\(\s*`([^`]*)`/g)].map(([, text = '']) => text))
const definitionOf = (kind: string, name: string): string => {
  const text = texts.find((candidate) => new RegExp(`\\b${kind} ${name}\\b`).test(candidate))
  if (!text) throw new Error(`The web has no ${kind} ${name}.`)
  return text
}

/** Returns a query with the fragments that it uses. */
function documentOf(name: string): string {
  const parts = new Map([[name, definitionOf('query', name)]])
  for (const text of parts.values())
    for (const [, fragment = ''] of text.matchAll(/\.\.\.(\w+)/g))
      if (!parts.has(fragment)) parts.set(fragment, definitionOf('fragment', fragment))
  return [...parts.values()].join('\n')
}

export const SEARCH_HOSPITALS = documentOf('SearchHospitals')
export const SEARCH_DOCTORS = documentOf('SearchDoctors')
export const PORTAL_QUOTES = documentOf('PortalQuotes')
export const COMPARE_QUOTES = documentOf('QuotesOfRequest')
export const QUOTE_CHARTS = documentOf('QuoteCharts')
export const QUOTE_FIGURES = documentOf('HospitalQuoteFigures')
