import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Returns a resolver that validates a form with a schema. The form's type is stated here because a
 * schema that preprocesses accepts `unknown`, which the resolver does not take for form values.
 */
export const formResolver = <Form extends FieldValues, Input>(
  schema: z.ZodType<Input>,
): Resolver<Form, unknown, Input> => zodResolver(schema as z.ZodType<Input, Form>)
