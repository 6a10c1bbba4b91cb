import { FEATURED_HOSPITALS, POPULAR_SERVICES } from '#domain/catalogue.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { ServiceTileFields } from '#web/features/catalogue/health-services/service-wall.tsx'
import { useServiceNames } from '#web/features/catalogue/health-services/use-service-names.ts'
import { HospitalCardFields } from '#web/features/catalogue/hospitals/hospital-brief.tsx'
import { Finder } from '#web/features/catalogue/search/finder.tsx'
import { AssistantBox } from '#web/features/site/assistant/assistant-box.tsx'
import { Container } from '#web/ui/layout.tsx'
import { FeaturedHospitals } from './home/featured-hospitals.tsx'
import { Hero } from './home/hero.tsx'
import styles from './home/home.module.css'
import { HowBookingWorks } from './home/how-booking-works.tsx'
import { PopularServices } from './home/popular-services.tsx'
import { Promises } from './home/promises.tsx'
import { Regions } from './home/regions.tsx'

const HomePage = graphql(
  `
  query HomePage($featured: Int!, $popular: Int!) {
    popular: healthServices(search: { sortBy: "relevance" }, limit: $popular) {
      items {
        ...ServiceTileFields
      }
    }
    featuredHospitals(limit: $featured) {
      ...HospitalCardFields
    }
  }
`,
  [ServiceTileFields, HospitalCardFields],
)
const variables = { featured: FEATURED_HOSPITALS, popular: POPULAR_SERVICES }

export function Page() {
  const query = useFreshQuery(HomePage, { variables, ttl: TTL.lists })
  const { services } = useServiceNames()
  return (
    <>
      <Hero />
      <Container>
        <Finder services={services} />
        <div className={styles.promisesBelow}>
          <Promises />
        </div>
      </Container>
      <PopularServices query={query} />
      <AssistantBox />
      <FeaturedHospitals query={query} />
      <HowBookingWorks />
      <Regions />
    </>
  )
}
