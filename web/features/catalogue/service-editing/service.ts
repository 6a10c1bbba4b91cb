import { z } from 'zod'
import { CATEGORIES, healthServiceInput } from '#domain/health-services.ts'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { namedTextsByLanguage } from '#domain/texts.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import type { EditedField, Edition } from '#web/editing/edition.ts'
import { type EditedTexts, namedTextsOf, showText, TEXT_LABELS, textsOf } from '#web/editing/translated.tsx'
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
    isProcedure
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

export type ServiceForm = {
  name: string
  description: string
  category: string
  iconKey: string
  price: string
  currency: string
  duration: string
  /** Empty while the name and the category decide. */
  kind: '' | 'visit' | 'procedure'
  isActive: boolean
  texts: EditedTexts
}

export const NEW_SERVICE: ServiceForm = {
  name: '',
  description: '',
  category: '',
  iconKey: '',
  price: '',
  currency: DEFAULT_CURRENCY,
  duration: '',
  kind: '',
  isActive: true,
  texts: textsOf([]),
}

/** A record as the form holds it. */
export const editionOf = ({ updatedAt, ...service }: EditedService): Edition<ServiceForm> => ({
  version: updatedAt,
  values: {
    name: service.settings.name,
    description: service.settings.description,
    category: service.category,
    iconKey: service.iconKey ?? '',
    price: service.price === null ? '' : String(service.price),
    currency: service.currency,
    duration: service.duration === null ? '' : String(service.duration),
    kind: service.isProcedure ? 'procedure' : 'visit',
    isActive: service.isActive,
    texts: textsOf(service.settings.texts),
  },
})

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')))

/** Price and duration are null where they are empty. */
export const serviceSchema = z.preprocess(
  (form) => {
    const { price, duration, iconKey, kind, texts, ...rest } = form as ServiceForm
    return {
      ...rest,
      texts: namedTextsOf(texts),
      iconKey: iconKey || null,
      price: numberOf(price),
      duration: numberOf(duration),
      isProcedure: kind === '' ? undefined : kind === 'procedure',
    }
  },
  healthServiceInput.extend({ texts: namedTextsByLanguage }),
)
export type ServiceInput = z.output<typeof serviceSchema>

/** Every part of the form that is compared by itself. */
export const serviceFields = (t: Translate): EditedField[] => [
  { path: 'name', label: t('Service name') },
  { path: 'description', label: t('Description') },
  { path: 'category', label: t('Category'), show: (value) => (value ? t(String(value), { context: 'category' }) : '') },
  { path: 'iconKey', label: t('Icon') },
  { path: 'price', label: t('Price') },
  { path: 'currency', label: t('Currency') },
  { path: 'duration', label: t('Duration in minutes') },
  { path: 'kind', label: t('Kind'), show: (value) => kindOptions(t).find((kind) => kind.value === value)?.label ?? '' },
  { path: 'isActive', label: t('Active'), show: (value) => (value ? t('Yes') : t('No')) },
  ...TRANSLATED_LANGUAGES.map((language) => ({
    path: `texts.${language}`,
    label: t(TEXT_LABELS[language]),
    show: showText,
  })),
]

export const kindOptions = (t: Translate) => [
  { value: 'visit', label: t('Consultation, examination or other visit') },
  { value: 'procedure', label: t('Procedure: an operation') },
]

export const categoryOptions = (t: Translate) =>
  CATEGORIES.map((value) => ({ value, label: t(value, { context: 'category' }) }))
