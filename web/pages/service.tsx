import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useNightsText } from '#web/data/visit.tsx'
import { DoctorResult, DoctorResultFields } from '#web/features/catalogue/doctors/doctor-result.tsx'
import { writeServiceFilters } from '#web/features/catalogue/health-services/filter.ts'
import { serviceStatement } from '#web/features/catalogue/health-services/service-statement.ts'
import { DetailNotFound, DetailSkeleton } from '#web/features/catalogue/hospitals/detail-layout.tsx'
import { HospitalResult, HospitalResultFields } from '#web/features/catalogue/hospitals/hospital-result.tsx'
import { CompareTray, SaveButtons } from '#web/features/visits/favourites/save-button.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { breadcrumbs } from '#web/rendering/statements.ts'
import { paths } from '#web/routing/paths.ts'
import { useReadableAddress } from '#web/routing/readable-address.ts'
import { useParams } from '#web/routing/router.tsx'
import { Meta, Rating } from '#web/ui/badge.tsx'
import { BottomBars } from '#web/ui/bottom-bars.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { CircleQuestionMark as CircleHelp } from '#web/ui/icons/circle-question-mark.ts'
import { Container, SectionHead } from '#web/ui/layout.tsx'
import { ClockNote } from '#web/ui/next-times.tsx'
import { PictureRows } from '#web/ui/picture-card.tsx'
import { Price, RatesNote } from '#web/ui/price.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import text from '#web/ui/text.module.css'
import { Written } from '#web/ui/written.tsx'
import styles from './service.module.css'

const ServicePage = graphql(
  `query ServicePage($id: ID!, $service: String!, $serviceIds: [ID!]!, $serviceId: ID, $place: PlaceInput!) {
    healthService(id: $id) {
      id
      name
      sourceName
      textLanguage
      texts { language name }
      description
      category
      duration
      visitType
      nights
      stayDays
      averageRating
      reviewCount
      hospitalCount
      lowestPrice { amount currency }
    }
    hospitals(search: { service: $service }, limit: 10) {
      total
      items { ...HospitalResultFields }
    }
    doctors(search: { service: $service }, limit: 6) {
      total
      items { ...DoctorResultFields }
    }
  }`,
  [HospitalResultFields, DoctorResultFields],
)
type Data = ResultOf<typeof ServicePage>

/** Shows a treatment: its description, price and providers, best first. */
export function Page() {
  const { id = '' } = useParams()
  const variables = { id, service: id, serviceIds: [id], serviceId: id, place: {} }
  const query = useFreshQuery(ServicePage, { variables, ttl: TTL.catalogue })
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />} error={(retry) => <NotFound onRetry={retry} />}>
      {(data) => (data.healthService ? <Content {...data} service={data.healthService} /> : <NotFound />)}
    </QueryView>
  )
}

function NotFound({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <DetailNotFound icon={<CircleHelp />} title={t('Service Not Found')} onRetry={onRetry}>
      {onRetry ? t('The service could not be loaded.') : t('It may no longer be offered, or the link is incomplete.')}
    </DetailNotFound>
  )
}

type ContentProps = Pick<Data, 'hospitals' | 'doctors'> & { service: NonNullable<Data['healthService']> }

function Content({ service, hospitals, doctors }: ContentProps) {
  const { t } = useTranslation()
  const nightsText = useNightsText()
  const { name, sourceName, category, description, textLanguage, duration, lowestPrice } = service
  const address = paths.service(service)
  useReadableAddress(address)
  const ofCategory = `${paths.services}?${writeServiceFilters({ q: '', category, sort: 'popular' })}`
  return (
    <>
      <DocumentFacts
        canonical={address}
        picture={{ kind: 'service', id: service.id }}
        description={t(
          '{{name}} in Türkiye: what it is, prices, hospitals and doctors with their next available times.',
          {
            name,
          },
        )}
        statements={
          import.meta.env.SSR &&
          ((origin) => [
            serviceStatement(origin, service),
            breadcrumbs(origin, [
              { name: PRODUCT_NAME, address: paths.home },
              { name: t('Services'), address: paths.services },
              { name, address },
            ]),
          ])
        }
      />
      <PageHead
        title={name}
        lead={<Written language={textLanguage}>{description}</Written>}
        back={
          <Breadcrumbs
            items={[
              { label: t('Services'), to: paths.services },
              { label: t(category, { context: 'category' }), to: ofCategory },
              { label: name },
            ]}
          />
        }
      >
        <Meta className={styles.facts}>
          <Price price={lowestPrice?.amount ?? null} currency={lowestPrice?.currency ?? DEFAULT_CURRENCY} from />
          <span>{t('{{count}} hospitals', { count: service.hospitalCount })}</span>
          {service.visitType !== 'procedure' && duration !== null && (
            <span>{t('{{count}} minutes', { count: duration })}</span>
          )}
          {service.nights !== null && <span>{nightsText(service.nights)}</span>}
          {service.stayDays !== null && <span>{t('{{count}} days in Türkiye', { count: service.stayDays })}</span>}
          <Rating value={service.averageRating} count={service.reviewCount} />
        </Meta>
        <ButtonLink variant="secondary" className={styles.quote} to={paths.quoteNew({ service: service.id })}>
          {t('Ask for quotes')}
        </ButtonLink>
      </PageHead>
      <Container className={styles.lists}>
        <section aria-labelledby="hospitals">
          <SectionHead id="hospitals" title={t('Hospitals that offer it')} />
          <PictureRows>
            {hospitals.items.map((hospital) => (
              <HospitalResult
                key={hospital.id}
                hospital={hospital}
                serviceId={service.id}
                view="list"
                linkId={`hospital-${hospital.id}`}
                corner={<SaveButtons kind="hospital" id={hospital.id} name={hospital.name} serviceId={service.id} />}
              />
            ))}
          </PictureRows>
          {hospitals.items.length === 0 && <p className={text.muted}>{t('No hospital offers it at the moment.')}</p>}
          <ClockNote className={styles.note} />
          <RatesNote prices={hospitals.items.flatMap(({ matched }) => matched)} />
          {hospitals.total > hospitals.items.length && (
            <ButtonLink className={styles.all} to={paths.search({ type: 'hospitals', service: sourceName })}>
              {t('See all {{count}} hospitals', { count: hospitals.total })}
            </ButtonLink>
          )}
        </section>
        {doctors.items.length > 0 && (
          <section aria-labelledby="doctors">
            <SectionHead id="doctors" title={t('Doctors who do it')} />
            <PictureRows>
              {doctors.items.map((doctor) => (
                <DoctorResult
                  key={doctor.id}
                  doctor={doctor}
                  serviceIds={[service.id]}
                  view="list"
                  linkId={`doctor-${doctor.id}`}
                  corner={<SaveButtons kind="doctor" id={doctor.id} name={doctor.fullName} serviceId={service.id} />}
                />
              ))}
            </PictureRows>
            {doctors.total > doctors.items.length && (
              <ButtonLink
                className={styles.all}
                variant="secondary"
                to={paths.search({ type: 'doctors', service: sourceName })}
              >
                {t('See all {{count}} doctors', { count: doctors.total })}
              </ButtonLink>
            )}
          </section>
        )}
      </Container>
      <BottomBars>
        <CompareTray kind="hospital" />
        <CompareTray kind="doctor" />
      </BottomBars>
    </>
  )
}
