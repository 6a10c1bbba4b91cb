/**
 * Scalars. Calendar days and times already are text. Instants are sent as ISO 8601. The verbs check
 * input.
 */
export const scalars = {
  DateTime: {
    serialize: (value: unknown) =>
      value instanceof Date ? value.toISOString() : new Date(String(value)).toISOString(),
  },
}
