/** NameTable({ names: [name, meaning][] }) — identifiers of the API with their meanings. */
import { useTranslation } from '#web/i18n/use-translation.tsx'
import styles from './name-table.module.css'

export function NameTable({ names }: { names: readonly (readonly [name: string, meaning: string])[] }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.names}>
      {names.map(([name, meaning]) => (
        <div key={name}>
          <dt>
            <code dir="ltr">{name}</code>
          </dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}
