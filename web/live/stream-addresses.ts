/** Returns the address of a quote request's event stream: changes of any kind. */
export const quoteRequestStream = (id: string) => `/api/QuoteRequests/${id}/stream`

/** Returns the address of an appointment's event stream: messages, files, changes. */
export const appointmentStream = (id: string) => `/api/Appointments/${id}/messages/stream`
