import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { finalize, map } from 'rxjs'

type Question = { open: number; sent: number; newest?: { turn: number; result: ApolloLink.Result } }

/** Queries in flight, keyed by operation, variables and token. */
const questions = new Map<string, Question>()

/**
 * Keeps answers in the order of their requests. A request may repeat while its answer is in flight.
 * If the earlier answer arrives last, its caller receives the later one, which it must not replace.
 */
export const answersInOrder = new ApolloLink((operation, forward) => {
  const { operationName, operationType, variables } = operation
  if (operationType !== OperationTypeNode.QUERY) return forward(operation)
  const name = JSON.stringify([operationName, variables, operation.getContext().token])
  const question = questions.get(name) ?? { open: 0, sent: 0 }
  questions.set(name, question)
  question.open += 1
  const turn = ++question.sent
  return forward(operation).pipe(
    map((result) => {
      if (question.newest && question.newest.turn > turn) return question.newest.result
      question.newest = { turn, result }
      return result
    }),
    finalize(() => {
      question.open -= 1
      if (question.open === 0) questions.delete(name)
    }),
  )
})
