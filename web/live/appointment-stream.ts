/** Event stream of an appointment: messages, files, changes. */
export const appointmentStream = (id: string) => `/api/Appointments/${id}/messages/stream`
