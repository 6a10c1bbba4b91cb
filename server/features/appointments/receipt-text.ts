import type { AppointmentStatus } from '#domain/appointments.ts'
import type { UiLanguage } from '#domain/languages.ts'

export type ReceiptWords = Record<
  | 'title'
  | 'bookingId'
  | 'status'
  | 'hospital'
  | 'address'
  | 'phone'
  | 'service'
  | 'doctor'
  | 'date'
  | 'time'
  | 'hospitalTime'
  | 'patient'
  | 'total'
  | 'free'
  | 'issued',
  string
> & { statuses: Record<AppointmentStatus, string> }

/** What a receipt says, by the language it is asked for in. */
export const RECEIPT_WORDS: Record<UiLanguage, ReceiptWords> = {
  en: {
    title: 'Booking receipt',
    bookingId: 'Booking ID',
    status: 'Status',
    hospital: 'Hospital',
    address: 'Address',
    phone: 'Phone',
    service: 'Service',
    doctor: 'Doctor',
    date: 'Date',
    time: 'Time',
    hospitalTime: 'hospital time, Istanbul',
    patient: 'Patient',
    total: 'Total',
    free: 'Booking with Hekima is free. Nothing has been charged.',
    issued: 'Issued on',
    statuses: { pending: 'Pending', confirmed: 'Confirmed', completed: 'Completed', cancelled: 'Cancelled' },
  },
  tr: {
    title: 'Randevu belgesi',
    bookingId: 'Randevu numarası',
    status: 'Durum',
    hospital: 'Hastane',
    address: 'Adres',
    phone: 'Telefon',
    service: 'Hizmet',
    doctor: 'Doktor',
    date: 'Tarih',
    time: 'Saat',
    hospitalTime: 'hastane saati, İstanbul',
    patient: 'Hasta',
    total: 'Toplam',
    free: 'Hekima ile randevu almak ücretsizdir. Sizden hiçbir ücret alınmadı.',
    issued: 'Düzenlenme tarihi:',
    statuses: { pending: 'Beklemede', confirmed: 'Onaylandı', completed: 'Tamamlandı', cancelled: 'İptal edildi' },
  },
  ru: {
    title: 'Квитанция о записи',
    bookingId: 'Номер записи',
    status: 'Статус',
    hospital: 'Больница',
    address: 'Адрес',
    phone: 'Телефон',
    service: 'Услуга',
    doctor: 'Врач',
    date: 'Дата',
    time: 'Время',
    hospitalTime: 'время больницы, Стамбул',
    patient: 'Пациент',
    total: 'Итого',
    free: 'Запись через Hekima бесплатна. С вас ничего не списано.',
    issued: 'Дата выдачи:',
    statuses: { pending: 'Ожидает', confirmed: 'Подтверждена', completed: 'Завершена', cancelled: 'Отменена' },
  },
  ar: {
    title: 'إيصال الحجز',
    bookingId: 'رقم الحجز',
    status: 'الحالة',
    hospital: 'المستشفى',
    address: 'العنوان',
    phone: 'الهاتف',
    service: 'الخدمة',
    doctor: 'الطبيب',
    date: 'التاريخ',
    time: 'الوقت',
    hospitalTime: 'بتوقيت المستشفى، إسطنبول',
    patient: 'المريض',
    total: 'المجموع',
    free: 'الحجز عبر Hekima مجاني. لم يتم خصم أي مبلغ.',
    issued: 'تاريخ الإصدار:',
    statuses: { pending: 'قيد الانتظار', confirmed: 'مؤكد', completed: 'مكتمل', cancelled: 'ملغى' },
  },
}
