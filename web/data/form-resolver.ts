import { toNestErrors } from '@hookform/resolvers'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver, ResolverOptions, ResolverResult } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Returns a resolver that validates a form with a schema. The form's type is stated here because a
 * schema that preprocesses accepts `unknown`, which the resolver does not take for form values.
 */
export const formResolver = <Form extends FieldValues, Input>(
  schema: z.ZodType<Input>,
): Resolver<Form, unknown, Input> => zodResolver(schema as z.ZodType<Input, Form>)

/** A field and the reason why its value is refused. */
type FieldRefusal = readonly [field: string, reason: string]

/** Returns the refusals of a schema by the path of the value. */
export const refusalsOf = (error: z.ZodError | undefined): FieldRefusal[] =>
  (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

/**
 * Returns the result of a resolver whose form differs from the input of the server: the input, or
 * the first refusal of each field.
 */
export function resolved<Form extends FieldValues, Input>(
  input: Input | undefined,
  refusals: readonly FieldRefusal[],
  options: ResolverOptions<Form>,
): ResolverResult<Form, Input> {
  if (input !== undefined && refusals.length === 0) return { values: input, errors: {} }
  const errors: Record<string, { type: string; message: string }> = {}
  for (const [field, message] of refusals) errors[field] ??= { type: 'refused', message }
  return { values: {}, errors: toNestErrors(errors as FieldErrors, options) as FieldErrors<Form> }
}
