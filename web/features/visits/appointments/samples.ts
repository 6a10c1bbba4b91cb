import type { AppointmentStatus } from '#domain/appointments.ts'
import { SUNDAY } from '#domain/availability.ts'
import { addDays, dateIn, instantOf, weekdayOf } from '#domain/days.ts'
import type { ListedAppointment } from './my-appointments.ts'

type Sample = {
  status: AppointmentStatus
  days: number
  time: string
  hospital: string
  city: string
  service: string
  category: string
}

const SAMPLES: Sample[] = [
  {
    status: 'confirmed',
    days: 5,
    time: '10:00',
    hospital: 'Sample Hospital A',
    city: 'İstanbul',
    service: 'Cardiology',
    category: 'Specialist Care',
  },
  {
    status: 'pending',
    days: 12,
    time: '14:00',
    hospital: 'Sample Hospital B',
    city: 'Ankara',
    service: 'Eye Examination',
    category: 'Vision Care',
  },
  {
    status: 'completed',
    days: -20,
    time: '11:00',
    hospital: 'Sample Hospital C',
    city: 'İzmir',
    service: 'Health Screening',
    category: 'Diagnostics',
  },
  {
    status: 'cancelled',
    days: -8,
    time: '16:00',
    hospital: 'Sample Hospital D',
    city: 'Antalya',
    service: 'Dental Care',
    category: 'Dental Care',
  },
]

const weekdayAround = (today: string, days: number): string => {
  const date = addDays(today, days)
  return weekdayOf(date) === SUNDAY ? addDays(date, 1) : date
}

/** Returns one fictitious appointment of each status, shown if the real ones cannot be loaded. */
export function sampleAppointments(now: Date): ListedAppointment[] {
  const today = dateIn(now)
  return SAMPLES.map(({ status, days, time, hospital, city, service, category }, at) => {
    const date = weekdayAround(today, days)
    return {
      id: `sample-${at}`,
      bookingId: `BK-SAMPLE-${at + 1}`,
      status,
      date,
      time,
      startsAt: instantOf(date, time).toISOString(),
      durationMinutes: 60,
      patientName: '',
      patientAge: null,
      patientSex: null,
      patientLanguage: null,
      bookerName: null,
      bookerRelation: null,
      patientEmail: '',
      patientPhone: '',
      notes: null,
      price: null,
      currency: null,
      visitType: 'consultation' as const,
      channel: 'in_person' as const,
      isFirstConsultation: false,
      consultationPrice: null,
      consultationCurrency: null,
      hospital: {
        id: `sample-${at}`,
        name: hospital,
        address: '',
        district: null,
        city,
        country: 'Türkiye',
        phone: null,
        email: null,
        logoUrl: null,
        imageUrls: [],
      },
      service: { id: `sample-${at}`, name: service, category },
      doctor: null,
      allowedMoves: [],
      canReview: false,
      unreadMessages: 0,
      proposal: null,
      moveRequest: null,
      lastMessage: null,
    }
  })
}
