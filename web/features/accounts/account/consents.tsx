import { useQuery } from '@apollo/client/react'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Disclosure } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { useOwnTime } from './own-time.ts'
import { RecordList, RecordRow } from './record-list.tsx'
import { Setting } from './setting.tsx'

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
    <RecordList>
      {consents.map(({ id, document, version, occasion, createdAt }) => (
        <RecordRow
          key={id}
          note={t('Version {{version}}, {{occasion}}, {{time}}', {
            version,
            occasion: t(OCCASIONS[occasion] ?? occasion),
            time: moment(createdAt),
          })}
        >
          {document === 'guardian' ? (
            t('Consent as parent or guardian')
          ) : (
            <Link className={text.link} to={paths.document(document === 'terms' ? 'terms' : 'privacy')}>
              {t(NAMES[document] ?? document)}
            </Link>
          )}
        </RecordRow>
      ))}
    </RecordList>
  )
}

/** Lists consents with date and version. Older ones are collapsed. */
export function ConsentList() {
  const { t } = useTranslation()
  const query = useQuery(Consents, { fetchPolicy: 'cache-and-network' })
  return (
    <Setting title={t('What you agreed to')}>
      <QueryView
        query={query}
        skeleton={<Skeleton size="row" />}
        isEmpty={({ consents }) => consents.length === 0}
        empty={<p className={text.note}>{t('Nothing recorded yet.')}</p>}
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
    </Setting>
  )
}
