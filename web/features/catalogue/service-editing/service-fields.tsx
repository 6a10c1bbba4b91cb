import { type UseFormReturn, useWatch } from 'react-hook-form'
import { ICON_KEYS } from '#domain/health-services.ts'
import { TermText } from '#web/data/term-text.tsx'
import { EditCard, EditColumn, EditColumns, FieldPair } from '#web/editing/edit-card.tsx'
import { PriceFields } from '#web/editing/price-fields.tsx'
import { TextsCard } from '#web/editing/translated.tsx'
import type { useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { Input, Select, Textarea } from '#web/ui/field.tsx'
import { categoryOptions, SERVICE_FIELDS, type ServiceForm, type ServiceInput, visitTypeOptions } from './service.ts'

type ServiceFieldsProps = {
  form: UseFormReturn<ServiceForm, unknown, ServiceInput>
  editing: Pick<ReturnType<typeof useEditing<ServiceForm, ServiceInput>>, 'field' | 'isChanged' | 'set'>
  /** Languages whose text was older than the English one when the form was filled. */
  outdated?: readonly string[]
}

export function ServiceFields({ form, editing, outdated = [] }: ServiceFieldsProps) {
  const { t } = useTranslation()
  const field = (name: Exclude<keyof ServiceForm, 'texts'>) => ({
    label: t(SERVICE_FIELDS[name].label),
    ...editing.field(name),
  })
  const category = useWatch({ control: form.control, name: 'category' })
  return (
    <>
      <EditColumns>
        <EditColumn>
          <EditCard title={t('About the service')} note={t('Shown to patients')}>
            <Input app lang="en" dir="ltr" {...field('name')} />
            <Textarea
              app
              rows={5}
              lang="en"
              dir="ltr"
              hint={t('In English: the other languages are translated from it.')}
              {...field('description')}
            />
            <FieldPair>
              <Select app placeholder={t('Choose a category')} options={categoryOptions(t)} {...field('category')} />
              <Select
                app
                optional
                placeholder={t('General')}
                options={ICON_KEYS.map((value) => ({ value, label: value }))}
                {...field('iconKey')}
              />
            </FieldPair>
            {category && <TermText kind="category" value={category} />}
          </EditCard>
        </EditColumn>
        <EditColumn>
          <EditCard title={t('Price and time')}>
            <PriceFields
              amount={{ type: 'number', min: 0, step: 0.01, ...field('price') }}
              currency={field('currency')}
            />
            <Input
              app
              optional
              type="number"
              min={1}
              step={1}
              inputMode="numeric"
              hint={t('Leave empty for 60 minutes.')}
              {...field('duration')}
            />
            <Select
              app
              placeholder={t('Based on the name and category')}
              options={visitTypeOptions(t)}
              hint={t('For a procedure, patients book a first consultation of 20 to 40 minutes.')}
              {...field('visitType')}
            />
            <FieldPair>
              <Input app optional type="number" min={0} step={1} inputMode="numeric" {...field('nights')} />
              <Input app optional type="number" min={0} step={1} inputMode="numeric" {...field('stayDays')} />
            </FieldPair>
            <FieldPair>
              <Input app optional type="number" min={0} max={120} step={1} inputMode="numeric" {...field('minAge')} />
              <Input
                app
                optional
                type="number"
                min={0}
                max={120}
                step={1}
                inputMode="numeric"
                hint={t('In years. For children, for example, 18.')}
                {...field('maxAge')}
              />
            </FieldPair>
            <Switch label={t('Active: patients find it and can book')} {...form.register('isActive')} />
          </EditCard>
        </EditColumn>
      </EditColumns>
      <TextsCard
        editing={editing}
        control={form.control}
        sources={['name', 'description']}
        outdated={outdated}
        named
        rows={5}
      />
    </>
  )
}
