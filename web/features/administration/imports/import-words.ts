import type { ImportKind, ImportState } from '#domain/import-lists.ts'
import { readSentence, sentence } from '#domain/sentences.ts'
import type { Translate } from '#web/i18n/translation.ts'

export const KIND_LABELS: Record<ImportKind, string> = {
  hospital: sentence('Hospitals'),
  doctor: sentence('Doctors'),
  health_service: sentence('Services'),
  hospital_service: sentence('Treatments of hospitals'),
  doctor_service: sentence('Treatments of doctors'),
}

export const STATE_LABELS: Record<ImportState, string> = {
  checking: sentence('Being checked'),
  ready: sentence('Checked'),
  running: sentence('Being imported'),
  done: sentence('Imported'),
  cancelled: sentence('Cancelled'),
  failed: sentence('Failed'),
  undone: sentence('Undone'),
}

/** Translates a reason, including a sentence that it quotes. */
export function reasonIn(t: Translate, reason: string): string {
  const { sentence: english, params } = readSentence(reason)
  return t(english, { ...params, ...(params?.why && { why: t(String(params.why)) }) })
}
