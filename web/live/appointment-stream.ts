/** Returns the address of an appointment's event stream: messages, files, changes. */
export const appointmentStream = (id: string) => `/api/Appointments/${id}/messages/stream`
