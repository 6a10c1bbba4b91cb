/** ReferenceGroup({ group }) — the operations of a group, and the types that they share. */
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { FieldList, typeAnchor } from './field-list.tsx'
import { Operation } from './operation.tsx'
import styles from './reference-group.module.css'
import type { ReferenceGroup as Group } from './reference-queries.ts'

export function ReferenceGroup({ group: { operations, records } }: { group: Group }) {
  const { t } = useTranslation()
  return (
    <>
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} />
      ))}
      {records.length > 0 && (
        <div className={styles.types}>
          <h2>{t('Types')}</h2>
          {records.map(({ name, fields }) => (
            <section key={name} id={typeAnchor(name)} aria-labelledby={`${typeAnchor(name)}-title`}>
              <h3 id={`${typeAnchor(name)}-title`} dir="ltr">
                {name}
              </h3>
              <FieldList fields={fields} />
            </section>
          ))}
        </div>
      )}
    </>
  )
}
