/**
 * Fields of records in lists. Each field is fetched once for all records that request it at the
 * same moment.
 */
import DataLoader from 'dataloader'
import { type Paging, readPaging } from '#domain/paging.ts'
import type { GraphqlContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { countRecords } from './record-limit.ts'

type NestedCall<Parent, Args> = { parent: Parent; args: Args }

/** Batches a field. `fetch` returns one value for each call, in their order. */
export function batched<Parent, Args, Value>(
  fetch: (calls: readonly NestedCall<Parent, Args>[], ctx: GraphqlContext) => Promise<Value[]>,
): (parent: Parent, args: Args, ctx: GraphqlContext) => Promise<Value> {
  const loaders = new WeakMap<GraphqlContext, DataLoader<NestedCall<Parent, Args>, Value>>()
  const loaderOf = (ctx: GraphqlContext) => {
    const cached = loaders.get(ctx)
    if (cached) return cached
    const load = async (calls: readonly NestedCall<Parent, Args>[]) => {
      const values = await fetch(calls, ctx)
      countRecords(ctx, values.flat().length)
      return values
    }
    const loader = new DataLoader(load, { cache: false })
    loaders.set(ctx, loader)
    return loader
  }
  return (parent, args, ctx) => loaderOf(ctx).load({ parent, args })
}

type WithId = { id: string }
const idsOf = (calls: readonly NestedCall<WithId, unknown>[]) => [...new Set(calls.map(({ parent }) => parent.id))]

/** Resolves a field for each record with what `find` returns for its ID, or `none`. */
export const ofEach = <Value>(find: (ctx: GraphqlContext, ids: string[]) => Promise<Map<string, Value>>, none: Value) =>
  batched<WithId, unknown, Value>(async (calls, ctx) => {
    const values = await find(ctx, idsOf(calls))
    return calls.map(({ parent }) => values.get(parent.id) ?? none)
  })

/** Resolves a list for each record, in the order in which `find` returns it. */
export const listOfEach = <Item>(
  find: (ctx: GraphqlContext, ids: string[]) => Promise<Item[]>,
  ownerOf: (item: Item) => string,
) =>
  batched<WithId, unknown, Item[]>(async (calls, ctx) => {
    const items = await find(ctx, idsOf(calls))
    return calls.map(({ parent }) => items.filter((item) => ownerOf(item) === parent.id))
  })

type Find<Owner> = (ctx: GraphqlContext, ids: string[]) => Promise<Owner[]>

/** Resolves the owner that each record may have, by its ID. Returns null if there is none. */
export const belongingToOrNull = <Parent, Owner extends WithId>(
  idOf: (parent: Parent) => string | null,
  find: Find<Owner>,
) =>
  batched<Parent, unknown, Owner | null>(async (calls, ctx) => {
    const ids = [...new Set(calls.flatMap(({ parent }) => idOf(parent) ?? []))]
    const owners = new Map((ids.length > 0 ? await find(ctx, ids) : []).map((owner) => [owner.id, owner]))
    return calls.map(({ parent }) => owners.get(idOf(parent) ?? '') ?? null)
  })

/** Resolves the owner of each record by its ID. A foreign key guarantees that it exists. */
export function belongingTo<Parent, Owner extends WithId>(idOf: (parent: Parent) => string, find: Find<Owner>) {
  const ownerOf = belongingToOrNull(idOf, find)
  return async (parent: Parent, args: unknown, ctx: GraphqlContext): Promise<Owner> => {
    const owner = await ownerOf(parent, args, ctx)
    if (!owner) throw new AppError('internal')
    return owner
  }
}

/**
 * Resolves a field with arguments for each record. Records with equal arguments are answered
 * together. `read` parses the arguments.
 */
export const ofEachAsking = <Args, Options, Value>(
  read: (args: Args) => Options,
  find: (ctx: GraphqlContext, ids: string[], options: Options) => Promise<Map<string, Value>>,
  none: (options: Options) => Value,
) =>
  batched<WithId, Args, Value>(async (calls, ctx) => {
    const groups = new Map<string, { options: Options; calls: NestedCall<WithId, Args>[] }>()
    for (const call of calls) {
      const options = read(call.args)
      const key = JSON.stringify(options)
      groups.set(key, { options, calls: [...(groups.get(key)?.calls ?? []), call] })
    }
    const answers = new Map<NestedCall<WithId, Args>, Value>()
    await Promise.all(
      [...groups.values()].map(async ({ options, calls: alike }) => {
        const values = await find(ctx, idsOf(alike), options)
        for (const call of alike) answers.set(call, values.get(call.parent.id) ?? none(options))
      }),
    )
    return calls.map((call) => answers.get(call) as Value)
  })

type PagingArgs = { page?: number | null; limit?: number | null }

/** Resolves a page of the list of each record. */
export const pageOfEach = <Value>(
  find: (ctx: GraphqlContext, ids: string[], paging: Paging) => Promise<Map<string, Value>>,
  none: (paging: Paging) => Value,
) => ofEachAsking((args: PagingArgs) => readPaging(args), find, none)
