import { z } from 'zod'
import { EDITED_LABELS } from '#domain/edited-labels.ts'
import { CATEGORIES, healthServiceInput } from '#domain/health-services.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { sentence } from '#domain/sentences.ts'
import { namedTextsByLanguage } from '#domain/texts.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import type { Edition } from '#web/editing/edition.ts'
import {
  comparedFields,
  emptyAsNull,
  emptyForm,
  type FormOf,
  fieldOf,
  formFrom,
  numberText,
  schemaOf,
  showYesNo,
  typedNumber,
} from '#web/editing/field-table.ts'
import { namedTextsOf, textEntries, textsOf } from '#web/editing/translated.tsx'
import type { Translate } from '#web/i18n/translation.ts'

export const EditedServiceFields = graphql(`
  fragment EditedServiceFields on HealthService {
    id
    name
    category
    iconKey
    price
    currency
    duration
    visitType
    nights
    stayDays
    minAge
    maxAge
    isActive
    hospitalCount
    updatedAt
    settings {
      name
      description
      texts { language name description isOutdated }
    }
  }
`)
export type EditedService = ResultOf<typeof EditedServiceFields>

const { shape } = healthServiceInput
const field = fieldOf<EditedService>()

/** Fields of the form. */
export const SERVICE_FIELDS = {
  name: field({
    label: sentence('Service name'),
    empty: '',
    read: ({ settings }) => settings.name,
    schema: shape.name,
  }),
  description: field({
    label: EDITED_LABELS.description,
    empty: '',
    read: ({ settings }) => settings.description,
    schema: shape.description,
  }),
  category: field({
    label: EDITED_LABELS.category,
    empty: '',
    read: ({ category }): string => category,
    schema: shape.category,
    show: (category, t) => (category ? t(category, { context: 'category' }) : ''),
  }),
  iconKey: field({
    label: EDITED_LABELS.iconKey,
    empty: '',
    read: ({ iconKey }): string => iconKey ?? '',
    schema: emptyAsNull(shape.iconKey),
  }),
  price: field({
    label: EDITED_LABELS.price,
    empty: '',
    read: ({ price }) => numberText(price),
    schema: typedNumber(shape.price),
  }),
  currency: field({
    label: EDITED_LABELS.currency,
    empty: DEFAULT_CURRENCY,
    read: ({ currency }): string => currency,
    schema: shape.currency,
  }),
  duration: field({
    label: EDITED_LABELS.duration,
    empty: '',
    read: ({ duration }) => numberText(duration),
    schema: typedNumber(shape.duration),
  }),
  minAge: field({
    label: EDITED_LABELS.minAge,
    empty: '',
    read: ({ minAge }) => numberText(minAge),
    schema: typedNumber(shape.minAge),
  }),
  maxAge: field({
    label: EDITED_LABELS.maxAge,
    empty: '',
    read: ({ maxAge }) => numberText(maxAge),
    schema: typedNumber(shape.maxAge),
  }),
  // Empty if the name and the category decide.
  visitType: field({
    label: EDITED_LABELS.visitType,
    empty: '',
    read: ({ visitType }): string => visitType,
    schema: z.preprocess((value) => value || undefined, shape.visitType),
    show: (type, t) => visitTypeOptions(t).find(({ value }) => value === type)?.label ?? '',
  }),
  nights: field({
    label: EDITED_LABELS.nights,
    empty: '',
    read: ({ nights }) => numberText(nights),
    schema: typedNumber(shape.nights),
  }),
  stayDays: field({
    label: EDITED_LABELS.stayDays,
    empty: '',
    read: ({ stayDays }) => numberText(stayDays),
    schema: typedNumber(shape.stayDays),
  }),
  isActive: field({
    label: EDITED_LABELS.isActive,
    empty: true,
    read: ({ isActive }) => isActive,
    schema: shape.isActive,
    show: showYesNo,
  }),
  texts: field({
    label: sentence('Texts'),
    empty: textsOf([]),
    read: ({ settings }) => textsOf(settings.texts),
    schema: z.preprocess(namedTextsOf, namedTextsByLanguage),
    entries: textEntries,
  }),
}
export type ServiceForm = FormOf<typeof SERVICE_FIELDS>

export const NEW_SERVICE = emptyForm(SERVICE_FIELDS)

/** Converts a record to its form. */
export const editionOf = (service: EditedService): Edition<ServiceForm> => ({
  version: service.updatedAt,
  values: formFrom(SERVICE_FIELDS, service),
})

export const serviceSchema = schemaOf(SERVICE_FIELDS)
export type ServiceInput = z.output<typeof serviceSchema>

/** Returns every part of the form that is compared separately. */
export const serviceFields = (t: Translate, forms: readonly ServiceForm[]) =>
  comparedFields(SERVICE_FIELDS, forms, { t })

export const visitTypeOptions = (t: Translate) => [
  { value: 'consultation', label: t('Consultation: a talk with a doctor') },
  { value: 'examination', label: t('Examination, test or treatment session') },
  { value: 'procedure', label: t('Procedure: an operation') },
]

export const categoryOptions = (t: Translate) =>
  CATEGORIES.map((value) => ({ value, label: t(value, { context: 'category' }) }))
