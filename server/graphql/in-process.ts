import type { FastifyInstance } from 'fastify'
import type { GraphqlAnswer, GraphqlRequest } from '#domain/page-document.ts'
import type { Context } from '../context.ts'
import { refuseUnstorable } from '../rest/input.ts'

export type AskSchema = (ctx: Context, request: GraphqlRequest) => Promise<GraphqlAnswer>

/** Executes the schema without a request, for server-rendered pages. */
export const inProcess =
  (app: FastifyInstance): AskSchema =>
  async (ctx, { query, variables, operationName }) => {
    refuseUnstorable(variables)
    return app.graphql(query, { ...ctx }, variables, operationName)
  }
