import { useQuery } from '@apollo/client/react'
import { Suspense, useState } from 'react'
import { isUuid } from '#domain/checks.ts'
import { MAX_QUOTE_HOSPITALS } from '#domain/quotes/limits.ts'
import { graphql } from '#web/data/graphql.ts'
import { AccountDraftFields, valuesOf } from '#web/features/visits/quotes/ask/account-draft.ts'
import { AskForm } from '#web/features/visits/quotes/ask/ask-form.tsx'
import { type RequestDraft, readRequestDraft } from '#web/features/visits/quotes/ask/request-draft.ts'
import { isStep, type RequestForm } from '#web/features/visits/quotes/ask/request-form.ts'
import { useFirstValues } from '#web/features/visits/quotes/ask/use-ask.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSearchParams } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const ChosenForQuote = graphql(`
  query ChosenForQuote(
    $service: ID!
    $withService: Boolean!
    $withHospitals: Boolean!
    $a: ID!
    $b: ID!
    $c: ID!
    $d: ID!
    $e: ID!
  ) {
    healthService(id: $service) @include(if: $withService) { id name sourceName }
    a: hospital(id: $a) @include(if: $withHospitals) { id name }
    b: hospital(id: $b) @include(if: $withHospitals) { id name }
    c: hospital(id: $c) @include(if: $withHospitals) { id name }
    d: hospital(id: $d) @include(if: $withHospitals) { id name }
    e: hospital(id: $e) @include(if: $withHospitals) { id name }
  }
`)
const AccountDraft = graphql(`query AccountDraft($id: ID!) { quoteRequest(id: $id) { ...AccountDraftFields } }`, [
  AccountDraftFields,
])

/** Treatment and up to five hospitals from the address. */
function useChosen() {
  const [query] = useSearchParams()
  const service = query.get('service')
  const ids = (query.get('hospitals') ?? '').split(',').filter(isUuid)
  const withService = isUuid(service)
  const withHospitals = ids.length > 0
  // The GraphQL document has five hospital variables, so missing ones repeat the last.
  const [a = '', b = a, c = a, d = a, e = a] = ids
  const { data, loading } = useQuery(ChosenForQuote, {
    variables: { service: service ?? '', withService, withHospitals, a, b, c, d, e },
    skip: !withService && !withHospitals,
  })
  const hospitals = [data?.a, data?.b, data?.c, data?.d, data?.e].flatMap((hospital) => hospital ?? [])
  return {
    loading: loading && !data,
    service: data?.healthService ?? null,
    hospitals: [...new Map(hospitals.map((hospital) => [hospital.id, hospital])).values()],
  }
}

type Choice = Pick<ReturnType<typeof useChosen>, 'service' | 'hospitals'>

function withChosen(values: RequestForm, { service, hospitals }: Choice): RequestForm {
  const more = hospitals.filter(({ id }) => !values.hospitals.some((hospital) => hospital.id === id))
  return {
    ...values,
    services:
      service && !values.services.some(({ id }) => id === service.id)
        ? [...values.services, { id: service.id, name: service.name, sourceName: service.sourceName }]
        : values.services,
    hospitals: [...values.hospitals, ...more.map(({ id, name }) => ({ id, name }))].slice(0, MAX_QUOTE_HOSPITALS),
  }
}

function Waiting() {
  return (
    <Container section>
      <Loading>
        <Skeleton size="panel" />
      </Loading>
    </Container>
  )
}

type StartProps = { userId: string | null; chosen: Choice; account: RequestDraft | null }

/** Chooses the draft once. Later changes of the address only switch the step. */
function Start({ userId, chosen, account }: StartProps) {
  const [query] = useSearchParams()
  const first = useFirstValues()
  const [start] = useState<RequestDraft | null>(() => {
    const stored = readRequestDraft(userId)
    const base = account && account.serverId !== stored?.serverId ? account : stored
    const values = withChosen(base?.values ?? first, chosen)
    const isChanged = chosen.service !== null || chosen.hospitals.length > 0 || base === account
    if (!base && !isChanged) return null
    return { values, serverId: base?.serverId ?? null, savedAt: isChanged ? '' : (base?.savedAt ?? '') }
  })
  const step = query.get('step')
  return <AskForm start={start} step={isStep(step) ? step : 'treatment'} />
}

/** `?service=` and `?hospitals=a,b,c` preselect. `?draft=` opens a draft of the account. */
export function Page() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { initialised, user } = useSession()
  const [draftId] = useState(query.get('draft'))
  const [isStarted, setStarted] = useState(false)
  const chosen = useChosen()
  const draft = useQuery(AccountDraft, { variables: { id: draftId ?? '' }, skip: !draftId || !user })
  const isReady = initialised && !chosen.loading && !(draft.loading && !draft.data)
  if (isReady && !isStarted) setStarted(true)
  const account = draft.data?.quoteRequest
  return (
    <>
      <PageTitle>{t('Ask for quotes')}</PageTitle>
      {isReady || isStarted ? (
        <Suspense fallback={<Waiting />}>
          <Start
            key={user?.id}
            userId={user?.id ?? null}
            chosen={chosen}
            account={account?.state === 'draft' ? valuesOf(account) : null}
          />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </>
  )
}
