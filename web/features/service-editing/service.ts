import type { TFunction } from 'i18next'
import { z } from 'zod'
import { CATEGORIES, healthServiceInput } from '#domain/health-services.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import type { EditedField, Edition } from '#web/editing/edition.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'

export const EditedServiceFields = graphql(`
  fragment EditedServiceFields on HealthService {
    id
    name
    description
    category
    iconKey
    price
    currency
    duration
    isActive
    hospitalCount
    updatedAt
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
  isActive: boolean
}

export const NEW_SERVICE: ServiceForm = {
  name: '',
  description: '',
  category: '',
  iconKey: '',
  price: '',
  currency: DEFAULT_CURRENCY,
  duration: '',
  isActive: true,
}

/** A record as the form holds it. */
export const editionOf = ({ updatedAt, ...service }: EditedService): Edition<ServiceForm> => ({
  version: updatedAt,
  values: {
    name: service.name,
    description: service.description,
    category: service.category,
    iconKey: service.iconKey ?? '',
    price: service.price === null ? '' : String(service.price),
    currency: service.currency,
    duration: service.duration === null ? '' : String(service.duration),
    isActive: service.isActive,
  },
})

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')))

/** Price and duration are null where they are empty. */
export const serviceSchema = z.preprocess((form) => {
  const { price, duration, iconKey, ...rest } = form as ServiceForm
  return { ...rest, iconKey: iconKey || null, price: numberOf(price), duration: numberOf(duration) }
}, healthServiceInput)
export type ServiceInput = z.output<typeof serviceSchema>

/** Every part of the form that is compared by itself. */
export const serviceFields = (t: TFunction): EditedField[] => [
  { path: 'name', label: t('Service name') },
  { path: 'description', label: t('Description') },
  { path: 'category', label: t('Category'), show: (value) => (value ? t(String(value)) : '') },
  { path: 'iconKey', label: t('Icon') },
  { path: 'price', label: t('Price') },
  { path: 'currency', label: t('Currency') },
  { path: 'duration', label: t('Duration in minutes') },
  { path: 'isActive', label: t('Active'), show: (value) => (value ? t('Yes') : t('No')) },
]

export const categoryOptions = (t: TFunction) => CATEGORIES.map((value) => ({ value, label: t(value) }))
