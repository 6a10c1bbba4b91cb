/** What happens to an appointment, for those who look at it: messages, files, changes. */
export const appointmentStream = (id: string) => `/api/Appointments/${id}/messages/stream`
