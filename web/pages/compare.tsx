import { useQuery } from '@apollo/client/react'
import { isUuid } from '#domain/checks.ts'
import { graphql } from '#web/data/graphql.ts'
import { useWithheldReason } from '#web/data/withheld.ts'
import { idsFrom } from '#web/features/visits/favourites/compared-ids.ts'
import { MAX_COMPARED } from '#web/features/visits/favourites/comparison.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate, useSearchParams } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Select } from '#web/ui/field.tsx'
import { Columns3 } from '#web/ui/icons/columns-3.ts'
import { Container } from '#web/ui/layout.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './compare/compare.module.css'
import { ComparedDoctors, ComparedHospitals } from './compare/compared.tsx'

const SavedNames = graphql(`query SavedNames { favourites { id hospitals { id name } doctors { id fullName } } }`)

type Kind = 'hospitals' | 'doctors'

function Nothing() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<Columns3 />}
      title={t('Nothing to compare')}
      action={<ButtonLink to={paths.search({ type: 'hospitals' })}>{t('Browse Hospitals')}</ButtonLink>}
    >
      {t('Press “Compare” on up to three hospitals or doctors.')}
    </EmptyState>
  )
}

/** Adds a saved record to the comparison. */
function AddSaved({ kind, ids, onAdd }: { kind: Kind; ids: readonly string[]; onAdd: (id: string) => void }) {
  const { t } = useTranslation()
  const { authenticated } = useSession()
  const { data } = useQuery(SavedNames, { skip: !authenticated })
  const saved =
    kind === 'hospitals'
      ? data?.favourites.hospitals
      : data?.favourites.doctors.map(({ id, fullName }) => ({ id, name: fullName }))
  const more = (saved ?? []).filter(({ id }) => !ids.includes(id))
  if (ids.length >= MAX_COMPARED || more.length === 0) return null
  return (
    <div className={styles.choice}>
      <Select
        app
        label={t('Add from your favourites')}
        value=""
        placeholder={t('Choose...')}
        options={more.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => event.target.value && onAdd(event.target.value)}
      />
    </div>
  )
}

/** Value of `service` in the address if the visitor compares without a treatment. */
const ANY_TREATMENT = 'any'

/**
 * Compares records from `?hospitals=a,b,c` or `?doctors=a,b,c` side by side. The page is public.
 * `&service=` names a treatment, or `any` for none. Without it the page chooses one.
 */
export function Page() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const kind: Kind = query.has('doctors') ? 'doctors' : 'hospitals'
  const ids = idsFrom(query.get(kind)).filter(isUuid)
  const serviceId = query.get('service')
  const service = serviceId === ANY_TREATMENT ? null : isUuid(serviceId) ? serviceId : undefined
  const show = (next: string[], serviceId: string | null | undefined) =>
    navigate(paths.compare(kind, next, { service: serviceId === null ? ANY_TREATMENT : serviceId }), {
      replace: true,
      preventScrollReset: true,
    })
  const Compared = kind === 'hospitals' ? ComparedHospitals : ComparedDoctors
  const withheld = useWithheldReason('comparison')
  return (
    <>
      <DocumentFacts description={t('The facts side by side. What matters most is up to you.')} />
      <PageHead title={t('Compare')} lead={t('The facts side by side. What matters most is up to you.')} />
      <Container className={styles.page}>
        {ids.length === 0 ? (
          <Nothing />
        ) : (
          <>
            {kind === 'hospitals' && (
              <ButtonLink
                variant="secondary"
                className={styles.quotes}
                to={paths.quoteNew({ service: service ?? undefined, hospitals: ids.join(',') })}
              >
                {t('Ask these hospitals for quotes')}
              </ButtonLink>
            )}
            {withheld.reason ? (
              <EmptyState icon={<Columns3 />} title={t('No comparison is shown here')}>
                {withheld.reason}
              </EmptyState>
            ) : withheld.loading ? (
              <Skeleton size="panel" />
            ) : (
              <>
                <AddSaved kind={kind} ids={ids} onAdd={(id) => show([...ids, id], service)} />
                <Compared
                  ids={ids}
                  serviceId={service}
                  onService={(serviceId) => show(ids, serviceId)}
                  onRemove={(id) =>
                    show(
                      ids.filter((other) => other !== id),
                      service,
                    )
                  }
                  nothing={<Nothing />}
                />
              </>
            )}
          </>
        )}
      </Container>
    </>
  )
}
