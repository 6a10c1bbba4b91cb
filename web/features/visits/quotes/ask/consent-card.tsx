import { useWatch } from 'react-hook-form'
import { Trans } from '#web/i18n/trans.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Eye } from '#web/ui/icons/eye.ts'
import { EyeOff } from '#web/ui/icons/eye-off.ts'
import { Trash } from '#web/ui/icons/trash.ts'
import text from '#web/ui/text.module.css'
import styles from './consent-card.module.css'
import type { Ask, ChosenHospital } from './request-form.ts'

/** Lists the data that hospitals read, with a consent for each hospital. */
export function ConsentCard({ ask, hospitals }: { ask: Ask; hospitals: readonly ChosenHospital[] }) {
  const { t } = useTranslation()
  const { form, refusals, clear } = ask
  const consents = useWatch({ control: form.control, name: 'consents' })
  const toggle = (id: string) => {
    form.setValue('consents', consents.includes(id) ? consents.filter((consent) => consent !== id) : [...consents, id])
    clear('consent.hospitalIds')
  }
  return (
    <section className={styles.card} id="consent.hospitalIds" tabIndex={-1} aria-labelledby="consent-title">
      <h2 id="consent-title">{t('What the hospitals will see')}</h2>
      <ul className={styles.sees}>
        <li>
          <Eye aria-hidden="true" />
          {t('Your first name, age, sex, country, languages and answers.')}
        </li>
        <li>
          <EyeOff aria-hidden="true" />
          {t('Not your surname, email, phone or address, until you accept a quote.')}
        </li>
        <li>
          <Trash aria-hidden="true" />
          {t('Hospitals you do not choose delete this after 30 days.')}
        </li>
      </ul>
      <div className={styles.checks}>
        {hospitals.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={
              <Trans
                i18nKey="I agree that <b>{{name}}</b> may read this."
                values={{ name }}
                components={{ b: <b className={text.strong} /> }}
              />
            }
            checked={consents.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
      <FieldError alert error={refusals['consent.hospitalIds']} />
      <p className={text.note}>
        {t('You can withdraw any consent at any time.')}{' '}
        <Link className={text.link} to={paths.document('privacy')} target="_blank">
          {t('Privacy notice')}
        </Link>
      </p>
    </section>
  )
}
