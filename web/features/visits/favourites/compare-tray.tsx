import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Columns3 } from '#web/ui/icons/columns-3.ts'
import { X } from '#web/ui/icons/x.ts'
import text from '#web/ui/text.module.css'
import { useRootClass } from '#web/ui/use-root-class.ts'
import styles from './compare-tray.module.css'
import { type Kind, MAX_COMPARED, useComparison } from './comparison.ts'

/** Shows the members of the comparison and a link to it. */
export function Tray({ kind }: { kind: Kind }) {
  const { t } = useTranslation()
  const { members, service, remove, clear } = useComparison(kind)
  useRootClass(styles.covered)
  const ids = members.map(({ id }) => id)
  return (
    <section className={styles.tray} aria-label={t('Comparison')}>
      <ul className={styles.members}>
        {members.map(({ id, name }) => (
          <li key={id} className={styles.member}>
            <bdi className={styles.name} title={name}>
              {name}
            </bdi>
            <IconButton label={t('Remove {{name}}', { name })} onClick={() => remove(id)}>
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <span role="status" className={members.length < 2 ? text.note : text.visuallyHidden}>
          {members.length < 2
            ? t('Choose one more to compare, up to three.')
            : t('{{chosen}} of {{most}} chosen', { chosen: members.length, most: MAX_COMPARED })}
        </span>
        <Button variant="ghost" onClick={clear}>
          {t('Clear all')}
        </Button>
        {kind === 'hospital' && (
          <ButtonLink
            variant="secondary"
            to={paths.quoteNew({ service: service ?? undefined, hospitals: ids.join(',') })}
          >
            {t('Ask for quotes')}
          </ButtonLink>
        )}
        {members.length > 1 && (
          <ButtonLink to={paths.compare(`${kind}s`, ids, { service })} icon={<Columns3 aria-hidden="true" />}>
            {t('Compare')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
