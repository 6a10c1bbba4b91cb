import { FACTS, type FactName } from '#domain/content/content.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { PROVINCES } from '#domain/places.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'

const ContentFacts = graphql(`
  query ContentFacts {
    siteSettings {
      companyName
      phone
      email
      offices {
        name
        lines
      }
      certificates {
        name
        number
        issuer
        validUntil
        documentUrl
      }
    }
    assistant {
      service
    }
    publicFacts {
      hospitals
      doctors
      services
      reviews
      countedOn
      provinces {
        name
        hospitals
      }
    }
  }
`)

/** Values for sentences, as text. Empty if unknown. */
export type Facts = Record<FactName, string>

const NOTHING = Object.fromEntries(FACTS.map((name) => [name, ''])) as Facts

/** Returns operator details and database counts for the sentences of a page. */
export function useFacts(): Facts {
  const { data } = useFreshQuery(ContentFacts, { ttl: TTL.catalogue })
  const { formatDate, formatNumber } = useFormat()
  if (!data) return { ...NOTHING, company: PRODUCT_NAME }
  const { siteSettings: site, publicFacts: counted, assistant } = data
  return {
    company: site.companyName || PRODUCT_NAME,
    office: site.offices[0]?.lines.join(', ') ?? '',
    email: site.email,
    phone: site.phone,
    hospitals: formatNumber(counted.hospitals),
    provinces: formatNumber(counted.provinces.length),
    allProvinces: formatNumber(PROVINCES.length),
    istanbul: formatNumber(counted.provinces.find(({ name }) => name === 'İstanbul')?.hospitals ?? 0),
    doctors: formatNumber(counted.doctors),
    services: formatNumber(counted.services),
    reviews: formatNumber(counted.reviews),
    languages: formatNumber(UI_LANGUAGES.length),
    countedOn: formatDate(counted.countedOn),
    model: assistant.service ?? '',
  }
}

/** Returns the provinces with a hospital, largest number first. Empty until loaded. */
export function useProvinces(): readonly { name: string; hospitals: number }[] {
  const { data } = useFreshQuery(ContentFacts, { ttl: TTL.catalogue })
  return data?.publicFacts.provinces ?? []
}

/** Returns the operator's valid certificates. Empty until loaded. */
export function useCertificates() {
  const { data } = useFreshQuery(ContentFacts, { ttl: TTL.catalogue })
  return data?.siteSettings.certificates ?? []
}
