import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { Disclosure } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useOwnTime } from './own-time.ts'

const Consents = graphql(`query Consents { consents { id document version occasion createdAt } }`)
type Consent = ResultOf<typeof Consents>['consents'][number]

const NAMES: Record<string, string> = { terms: 'Terms and conditions', privacy: 'Privacy notice' }
const OCCASIONS: Record<string, string> = {
  registration: sentence('at registration'),
  booking: sentence('with a booking'),
}

function ConsentRows({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation()
  const { moment } = useOwnTime()
  return (
    <ul className="rows">
      {consents.map(({ id, document, version, occasion, createdAt }) => (
        <li key={id}>
          <span className="grow">
            <Link className="link" to={paths.document(document === 'terms' ? 'terms' : 'privacy')}>
              {t(NAMES[document] ?? document)}
            </Link>
            <span className="block text-sm mute">
              {t('Version {{version}}, {{occasion}}, {{time}}', {
                version,
                occasion: t(OCCASIONS[occasion] ?? occasion),
                time: moment(createdAt),
              })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What was agreed to, when and in which version; the newest stay in view. */
export function ConsentList() {
  const { t } = useTranslation()
  const query = useQuery(Consents, { fetchPolicy: 'cache-and-network' })
  return (
    <div className="setting">
      <h3>{t('What you agreed to')}</h3>
      <QueryView
        query={query}
        skeleton={<Skeleton className="h-24 w-full" />}
        isEmpty={({ consents }) => consents.length === 0}
        empty={<p className="text-sm mute">{t('Nothing is recorded yet.')}</p>}
      >
        {({ consents }) => (
          <>
            <ConsentRows consents={consents.slice(0, 2)} />
            {consents.length > 2 && (
              <Disclosure title={t('Earlier')}>
                <ConsentRows consents={consents.slice(2)} />
              </Disclosure>
            )}
          </>
        )}
      </QueryView>
    </div>
  )
}
