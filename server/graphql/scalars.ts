/** Calendar days and times are text already; instants leave as ISO 8601. The verbs check input. */
export const scalars = {
  DateTime: {
    serialize: (value: unknown) =>
      value instanceof Date ? value.toISOString() : new Date(String(value)).toISOString(),
  },
}
