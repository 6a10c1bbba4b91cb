/**
 * Changes({ before, after, named }) — old and new values of the changed fields, expanded on demand.
 * `named` lists changed fields whose values are not stored.
 */

import { ROLE_LABELS } from '#domain/access.ts'
import { STATUS_LABELS } from '#domain/appointments.ts'
import { labelOf } from '#domain/field-labels.ts'
import { HOSPITAL_ROLE_LABELS } from '#domain/portal-access.ts'
import { sentence } from '#domain/sentences.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import text from '#web/ui/text.module.css'
import { type Fields, fieldsOf } from './action-words.ts'
import styles from './activity.module.css'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Display names of stored values, by field. A status is that of an appointment or of a user. */
const VALUE_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: ROLE_LABELS,
  hospitalRole: HOSPITAL_ROLE_LABELS,
  status: {
    ...STATUS_LABELS,
    active: sentence('Active'),
    inactive: sentence('Inactive'),
    suspended: sentence('Suspended'),
  },
}

function Value({ field, value }: { field: string; value: unknown }) {
  const { t } = useTranslation()
  const { formatInstant, formatList, formatNumber } = useFormat()
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className={text.muted}>{t('empty')}</span>
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (typeof value === 'number') return formatNumber(value, { maximumFractionDigits: 6 })
  const label = typeof value === 'string' && VALUE_LABELS[field]?.[value]
  if (label) return t(label)
  if (typeof value === 'string') return INSTANT.test(value) ? formatInstant(value) : value
  if (Array.isArray(value) && value.every((element) => typeof element !== 'object'))
    return formatList(value.map(String))
  return <code className={styles.code}>{JSON.stringify(value, null, 1)}</code>
}

/** Hides the many empty fields of created and erased records. */
const isTold = (field: string, before: Fields | null, after: Fields | null) => {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
  return !(isEmpty(before?.[field]) && isEmpty(after?.[field]))
}

type ChangesProps = { before: string | null; after: string | null; named: readonly string[] }

export function Changes({ named, ...json }: ChangesProps) {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const before = fieldsOf(json.before)
  const after = fieldsOf(json.after)
  const fields = Object.keys({ ...before, ...after }).filter((field) => isTold(field, before, after))
  const onlyNamed = named.length > 0 && (
    <p className={text.note}>
      {t('Changed: {{fields}}', { fields: formatList(named.map((field) => t(labelOf(field)))) })}
    </p>
  )
  if (fields.length === 0) return onlyNamed
  return (
    <>
      {onlyNamed}
      <details className={styles.changes}>
        <summary>
          <ChevronRight className={text.flip} aria-hidden="true" />
          {t('{{count}} fields', { count: fields.length })}
          <span className={styles.names}>{formatList(fields.map((field) => t(labelOf(field))))}</span>
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Field')}</th>
              {before && <th scope="col">{t('Before')}</th>}
              {after && <th scope="col">{t('After')}</th>}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{t(labelOf(field))}</th>
                {before && (
                  <td>
                    <Value field={field} value={before[field]} />
                  </td>
                )}
                {after && (
                  <td>
                    <Value field={field} value={after[field]} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
