import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Validates a form with a schema. A schema that preprocesses accepts `unknown`, which the resolver
 * does not take for the values of a form, so the type of the form is stated here.
 */
export const formResolver = <Form extends FieldValues, Input>(
  schema: z.ZodType<Input>,
): Resolver<Form, unknown, Input> => zodResolver(schema as z.ZodType<Input, Form>)
