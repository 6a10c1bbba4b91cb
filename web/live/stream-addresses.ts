/** Event stream of a quote request: changes of any kind. */
export const quoteRequestStream = (id: string) => `/api/QuoteRequests/${id}/stream`

/** Event stream of an appointment: messages, files, changes. */
export const appointmentStream = (id: string) => `/api/Appointments/${id}/messages/stream`
