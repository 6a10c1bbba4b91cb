/** FieldList({ title, fields }) — parameters or fields with type and meaning. */
import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { English } from './english.tsx'
import styles from './field-list.module.css'
import type { ReferenceField } from './reference-queries.ts'

/** Returns the fragment of a shared type. */
export const typeAnchor = (record: string): string => `type-${record}`

/** Shows a type, as a link if the page describes it. */
export function TypeName({ type, record }: { type: string; record: string | null }) {
  const at = record ? type.indexOf(record) : -1
  if (!record || at < 0) return <code dir="ltr">{type}</code>
  return (
    <code dir="ltr">
      {type.slice(0, at)}
      <a href={`#${typeAnchor(record)}`}>{record}</a>
      {type.slice(at + record.length)}
    </code>
  )
}

export function FieldList({ title, fields }: { title?: string; fields: readonly ReferenceField[] }) {
  const { t } = useTranslation()
  if (fields.length === 0) return null
  return (
    <>
      {title && <h3 className={styles.title}>{title}</h3>}
      <dl className={styles.fields}>
        {fields.map(({ name, place, type, record, required, description }) => (
          <div key={`${place} ${name}`}>
            <dt>
              <code dir="ltr" className={clsx(styles.name)}>
                {name}
              </code>{' '}
              <span className={styles.type}>
                <TypeName type={type} record={record} />
              </span>
              {required && <span className={styles.required}>{t('required')}</span>}
            </dt>
            {description && (
              <dd>
                <English>{description}</English>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  )
}
