import { ROLE_LABELS, type Role } from '#domain/access.ts'
import { type AppointmentStatus, STATUS_LABELS } from '#domain/appointments.ts'
import { sentence } from '#domain/sentences.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { type FoundRecord, KIND_ICONS } from './items.ts'

const STATES: Readonly<Record<string, string>> = {
  active: sentence('active'),
  inactive: sentence('inactive'),
  suspended: sentence('suspended'),
}

/** Returns the formatter of the note beside a name. Ordinary states have none. */
export function useNoteOf(): (record: FoundRecord) => string {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  return ({ kind, detail, place, state }) => {
    const words =
      kind === 'user' && detail
        ? t(ROLE_LABELS[detail as Role])
        : detail && t(detail, { context: kind === 'doctor' ? 'specialty' : 'category' })
    const status =
      kind === 'appointment'
        ? t(STATUS_LABELS[state as AppointmentStatus])
        : state !== 'active' && t(STATES[state] ?? state)
    // A patient's name and a place are not translated.
    return formatList([kind === 'appointment' ? detail : words, place, status].flatMap((part) => part || []))
  }
}

export const iconOf = ({ kind }: FoundRecord) => KIND_ICONS[kind]
