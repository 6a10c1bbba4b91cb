import { CERTIFICATE_LABELS } from '../certificate-kinds.ts'
import type { Say } from '../sentences.ts'
import type { ComparedCertificate } from './compared.ts'

type Words = { t: Say; formatDate: (date: string) => string }

/**
 * Checked certificates of a hospital with their last days, one per line. Null if there are none.
 */
export const certificateWords = (
  certificates: readonly ComparedCertificate[],
  { t, formatDate }: Words,
): string | null =>
  certificates
    .map(({ kind, expiresOn }) =>
      t('{{name}}: until {{day}}', { name: t(CERTIFICATE_LABELS[kind]), day: formatDate(expiresOn) }),
    )
    .join('\n') || null
