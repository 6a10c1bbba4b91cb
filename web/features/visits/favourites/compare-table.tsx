import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { X } from '#web/ui/icons/x.ts'
import text from '#web/ui/text.module.css'
import type { FactRow } from './compare-rows.tsx'
import styles from './compare-table.module.css'
import type { ComparedRecord } from './compared.ts'

type Props = {
  caption: string
  compared: readonly ComparedRecord[]
  serviceId: string | null
  rows: readonly FactRow[]
  onRemove: (id: string) => void
}

/**
 * Shows facts side by side without a weighting. The names stay in view. On narrow screens a fact's
 * name is above its values.
 */
export function CompareTable({ caption, compared, serviceId, rows, onRemove }: Props) {
  const { t } = useTranslation()
  return (
    <table className={styles.table} data-compared={compared.length}>
      <caption className={text.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <td className={styles.corner} />
          {compared.map(({ id, name, addressOf, picture }) => (
            <th key={id} scope="col">
              <span className={styles.picture}>{picture}</span>
              <span className={styles.name}>
                <Link className={text.link} to={addressOf(serviceId)}>
                  <bdi>{name}</bdi>
                </Link>
                <IconButton
                  label={t('Remove {{name}}', { name })}
                  className={styles.remove}
                  onClick={() => onRemove(id)}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {'shared' in row ? (
              <td colSpan={compared.length} className={styles.shared}>
                {row.shared}
              </td>
            ) : (
              row.values.map((value, column) => <td key={compared[column]?.id}>{value}</td>)
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
