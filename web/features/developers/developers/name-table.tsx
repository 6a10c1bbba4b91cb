/**
 * NameTable({ names: [name, meaning][], anchored? }) — identifiers of the API with their meanings.
 * With `anchored`, the last word of each name is the fragment that leads to it.
 */
import { useTranslation } from '#web/i18n/use-translation.tsx'
import styles from './name-table.module.css'

type Props = { names: readonly (readonly [name: string, meaning: string])[]; anchored?: boolean }

export function NameTable({ names, anchored }: Props) {
  const { t } = useTranslation()
  return (
    <dl className={styles.names}>
      {names.map(([name, meaning]) => (
        <div key={name} id={anchored ? name.split(' ').at(-1) : undefined}>
          <dt>
            <code dir="ltr">{name}</code>
          </dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}
