import { useFieldArray, useWatch } from 'react-hook-form'
import { MAX_TERM } from '#domain/quotes/limits.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Choices, Radio } from '#web/ui/choice.tsx'
import { Input } from '#web/ui/field.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Trash } from '#web/ui/icons/trash.ts'
import { useBuilder } from './builder-context.ts'
import card from './builder-card.module.css'
import styles from './price-changes.module.css'
import { useQuoteField } from './use-quote-field.ts'

const MOST = 20

/** Possible causes of price changes, each with its maximum. */
export function PriceChanges() {
  const { t } = useTranslation()
  const { form } = useBuilder()
  const field = useQuoteField()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'changes' })
  const [kind, language] = useWatch({ control: form.control, name: ['changeKind', 'language'] })
  const { error, ...radio } = field('changeKind')
  return (
    <section className={card.part} aria-labelledby="price-changes">
      <h3 id="price-changes">{t('Reasons for a price change')}</h3>
      <Choices legend={t('Reasons for a price change')} hideLegend className={card.choices ?? ''} error={error}>
        <Radio label={t('Not stated')} value="" {...radio} />
        <Radio label={t('Nothing changes the price')} value="none" {...radio} />
        <Radio label={t('These causes')} value="some" {...radio} />
      </Choices>
      {kind === 'some' && (
        <>
          {fields.map(({ id }, at) => (
            <div key={id} className={styles.change}>
              <Input
                app
                lang={language}
                maxLength={MAX_TERM}
                label={t('Cause {{number}}', { number: at + 1 })}
                {...field(`changes.${at}.cause`)}
              />
              <Input app dir="ltr" inputMode="decimal" label={t('At most')} {...field(`changes.${at}.atMost`)} />
              {fields.length > 1 && (
                <IconButton label={t('Remove cause {{number}}', { number: at + 1 })} onClick={() => remove(at)}>
                  <Trash aria-hidden="true" />
                </IconButton>
              )}
            </div>
          ))}
          {fields.length < MOST && (
            <div>
              <Button
                variant="tonal"
                size="sm"
                icon={<Plus aria-hidden="true" />}
                onClick={() => append({ cause: '', atMost: '' })}
              >
                {t('Add a cause')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}
