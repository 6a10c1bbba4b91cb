/** Read-only lookup tools of the model: public records by the verbs of the search, as a visitor. */
import { z } from 'zod'
import { withoutWithheld } from '#domain/rules/fields.ts'
import { URGENCIES, type Urgency } from '#domain/search-choices.ts'
import type { Context } from '#server/context.ts'
import { searchDoctors } from '#server/features/catalogue/doctors/reading.ts'
import { searchHealthServices } from '#server/features/catalogue/health-services/reading.ts'
import { searchHospitals } from '#server/features/catalogue/hospitals/reading.ts'
import type { ToolCall } from './client.ts'
import type { Tool } from './completions.ts'
import type { Suggestions } from './record.ts'

const searchInput = z.object({
  q: z.string().max(100).meta({ description: 'treatment, complaint or specialty, in any language' }),
  location: z.string().max(60).optional().meta({ description: 'a city of Türkiye' }),
})
const judged = z.object({ urgency: z.enum(URGENCIES) })
const FEW = { limit: 3 }

/** Records found in one conversation. The answer may name only these. */
export type ToolMatches = Pick<Suggestions, 'hospitals' | 'doctors' | 'services'>
export type ToolContext = { matches: ToolMatches; urgency: Urgency | null }

const TOOLS = {
  search_hospitals: {
    description: 'Hospitals that match, with city, rating and next bookable time.',
    input: searchInput,
  },
  search_doctors: {
    description: 'Doctors who match, with specialty, hospital and next bookable time.',
    input: searchInput,
  },
  search_services: {
    description: 'Treatments that match, with price and duration.',
    input: searchInput.pick({ q: true }),
  },
  judge_urgency: { description: 'Report how urgently a doctor should see this. Call it once.', input: judged },
}
type ToolName = keyof typeof TOOLS

export const tools: Tool[] = Object.entries(TOOLS).map(([name, { description, input }]) => {
  const { $schema: _, ...parameters } = z.toJSONSchema(input, { io: 'input' })
  return { type: 'function', function: { name, description, parameters } }
})

const isTool = (name: string): name is ToolName => Object.hasOwn(TOOLS, name)

/** Returns a context without a user, because the model always searches as a visitor. */
const asVisitor = (ctx: Context): Context => ({ ...ctx, viewer: null, person: null })

async function run(ctx: Context, name: ToolName, input: unknown, seen: ToolContext): Promise<unknown> {
  const { matches } = seen
  if (name === 'judge_urgency') {
    seen.urgency = judged.parse(input).urgency
    return 'noted'
  }
  const { q, location } = searchInput.parse(input)
  if (name === 'search_services') {
    const { items } = await searchHealthServices(ctx, { q, sortBy: 'relevance' }, FEW, { uncounted: true })
    matches.services.push(...items)
    return items.map(({ id, name: service, price, currency, duration }) => ({ id, service, price, currency, duration }))
  }
  if (name === 'search_doctors') {
    const { items } = await searchDoctors(ctx, { q, location }, FEW)
    matches.doctors.push(...items)
    return items.map(({ id, fullName, specialty, hospitalName, nextFreeAt }) => ({
      id,
      fullName,
      specialty,
      hospitalName,
      nextFreeAt,
    }))
  }
  const { items } = await searchHospitals(ctx, { q, location }, FEW)
  matches.hospitals.push(...items)
  return items.map(({ id, name: hospital, city, averageRating, nextFreeAt }) => ({
    id,
    hospital,
    city,
    averageRating,
    nextFreeAt,
  }))
}

/** Runs a tool call of the model. An unknown tool or a wrong argument finds nothing. */
export async function runTool(ctx: Context, call: ToolCall, seen: ToolContext): Promise<string> {
  if (!isTool(call.name)) return '{"error":"unknown tool"}'
  try {
    const result = await run(asVisitor(ctx), call.name, JSON.parse(call.arguments || '{}'), seen)
    return JSON.stringify(withoutWithheld(ctx.withheld, result))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return '{"error":"bad arguments"}'
    throw error
  }
}
