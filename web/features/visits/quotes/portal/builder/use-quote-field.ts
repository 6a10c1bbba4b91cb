import { type FieldError, type FieldPath, get, useFormState } from 'react-hook-form'
import { useBuilder } from './builder-context.ts'
import type { QuoteForm } from './quote-form.ts'

/** Returns props of a builder input except its label. The next edit clears its error. */
export function useQuoteField() {
  const { form } = useBuilder()
  const { errors } = useFormState({ control: form.control })
  return (path: FieldPath<QuoteForm>) => ({
    error: (get(errors, path) as FieldError | undefined)?.message,
    ...form.register(path, { onChange: () => form.clearErrors(path) }),
  })
}
