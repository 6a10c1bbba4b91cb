/**
 * Calendar days and times are text already; instants leave as ISO 8601. What comes in, the verbs
 * check.
 */
export const scalars = {
  DateTime: {
    serialize: (value: unknown) =>
      value instanceof Date ? value.toISOString() : new Date(String(value)).toISOString(),
  },
}
