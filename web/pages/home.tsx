import './home.css'
import { ArrowRight, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FEATURED_HOSPITALS, POPULAR_SERVICES } from '#domain/catalogue.ts'
import { Niche, Panorama, TileWall } from '#web/art/art.tsx'
import { AssistantBox } from '#web/features/assistant/home-box.tsx'
import { SaveButton } from '#web/features/favourites/save-button.tsx'
import { ServiceTileFields, ServiceWall, ServiceWallSkeleton } from '#web/features/health-services/service-wall.tsx'
import { useServiceNames } from '#web/features/health-services/use-service-names.ts'
import { HospitalCard, HospitalCardFields } from '#web/features/hospitals/hospital-card.tsx'
import { Finder } from '#web/features/search/finder.tsx'
import { TTL, useFreshQuery } from '#web/freshness.ts'
import { graphql } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const HomePage = graphql(
  `
  query HomePage($featured: Int!, $popular: Int!) {
    popular: healthServices(search: { sortBy: "relevance" }, limit: $popular) {
      items {
        ...ServiceTileFields
      }
    }
    featuredHospitals(limit: $featured) {
      id
      name
      ...HospitalCardFields
    }
  }
`,
  [ServiceTileFields, HospitalCardFields],
)
const variables = { featured: FEATURED_HOSPITALS, popular: POPULAR_SERVICES }

export function Page() {
  const { t } = useTranslation()
  const { services } = useServiceNames()
  const query = useFreshQuery(HomePage, { variables, ttl: TTL.lists })
  return (
    <>
      <PageTitle>{t('Find the right care')}</PageTitle>
      <Hero />
      <div className="page">
        <Finder services={services} />
        <Promises className="hfacts m" />
      </div>
      <section className="section" aria-labelledby="popular">
        <div className="page">
          <div className="sec-head">
            <div>
              <h2 id="popular">{t('Popular Services')}</h2>
              <p>{t('The treatments patients travelling to Turkey ask about most.')}</p>
            </div>
            <ButtonLink variant="secondary" to={paths.services} aria-label={t('View all services')}>
              {t('View all')}
              <ArrowRight className="flip" aria-hidden="true" />
            </ButtonLink>
          </div>
          <QueryView query={query} skeleton={<ServiceWallSkeleton count={POPULAR_SERVICES} />}>
            {({ popular }) => <ServiceWall services={popular.items} />}
          </QueryView>
        </div>
      </section>
      <AssistantBox />
      <section className="section" aria-labelledby="featured">
        <div className="page">
          <div className="sec-head">
            <div>
              <h2 id="featured">{t('Featured Hospitals')}</h2>
              <p>{t('Every fee you see is zero: you pay nothing to book.')}</p>
            </div>
            <ButtonLink variant="secondary" to={paths.search({ type: 'hospitals' })}>
              {t('View all hospitals')}
              <ArrowRight className="flip" aria-hidden="true" />
            </ButtonLink>
          </div>
          <QueryView query={query} skeleton={<FeaturedSkeleton />} error={() => null}>
            {({ featuredHospitals }) => (
              <div className="cards">
                {featuredHospitals.map((hospital) => (
                  <HospitalCard
                    key={hospital.id}
                    hospital={hospital}
                    corner={<SaveButton kind="hospital" id={hospital.id} name={hospital.name} />}
                  />
                ))}
              </div>
            )}
          </QueryView>
        </div>
      </section>
      <HowBookingWorks />
      <Regions />
    </>
  )
}

function Hero() {
  const { t } = useTranslation()
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="hero-art" aria-hidden="true">
        <TileWall className="wall" seed="hero" width={1700} height={935} period={85} />
        <Niche className="niche" seed="star" lift={112} />
      </div>
      <div className="page">
        <div className="hero-copy">
          <p className="eyebrow">{t('Hospitals, clinics and doctors in Turkey')}</p>
          <h1 className="display" id="hero">
            {t('Find the right care, right when you need it')}
          </h1>
          <p className="lead">
            {t(
              'Compare hospitals, clinics and doctors by quality, wait times and patient reviews, then request an appointment in a few minutes.',
            )}
          </p>
          <Promises className="hfacts" />
        </div>
      </div>
    </section>
  )
}

function Promises({ className }: { className: string }) {
  const { t } = useTranslation()
  return (
    <ul className={className}>
      {[t('No upfront charge'), t('Reply within 24⁠–⁠48 hours'), t('Browse without an account')].map((promise) => (
        <li key={promise}>
          <Check aria-hidden="true" />
          {promise}
        </li>
      ))}
    </ul>
  )
}

function FeaturedSkeleton() {
  return (
    <div className="cards">
      {Array.from({ length: FEATURED_HOSPITALS }, (_, at) => (
        <div className="hcard" key={String(at)}>
          <Skeleton className="aspect-4/3 w-full" />
          <div className="body">
            <Skeleton className="h-7 w-56" />
            <Skeleton className="h-5 w-44" />
            <Skeleton className="mt-4 mb-5 h-7 w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

function HowBookingWorks() {
  const { t } = useTranslation()
  const steps = [
    [t('Compare'), t('Filter by service, city and urgency. Read what other patients say.')],
    [t('Choose a service'), t('Pick one service at one hospital, then a date and a time.')],
    [t('Confirm your details'), t('No upfront charge. You get a booking number right away.')],
    [t('Talk to the hospital'), t('The hospital makes contact within 24⁠–⁠48 hours.')],
  ] as const
  return (
    <section className="section pt-0" aria-labelledby="how">
      <div className="page">
        <div className="cetvel mb-section" />
        <div className="sec-head">
          <h2 id="how">{t('How booking works')}</h2>
        </div>
        <ol className="how">
          {steps.map(([title, text], at) => (
            <li key={title}>
              <span className="n" aria-hidden="true">
                {at + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Regions() {
  const { t } = useTranslation()
  return (
    <section className="regions" aria-labelledby="regions">
      <div className="page">
        <div className="sec-head">
          <div>
            <h2 id="regions">{t('Seven regions, one place to plan your care')}</h2>
            <p>
              {t('From the Aegean coast to the highlands of the east, see what each part of the country is known for.')}
            </p>
          </div>
          <ButtonLink variant="secondary" to={paths.whyTurkey}>
            {t('Why Turkey')}
            <ArrowRight className="flip" aria-hidden="true" />
          </ButtonLink>
        </div>
        <div className="arcade">
          <Panorama seed="home" width={1240} height={290} />
        </div>
      </div>
    </section>
  )
}
