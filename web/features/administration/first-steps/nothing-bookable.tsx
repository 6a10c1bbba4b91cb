import { useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Banner } from '#web/ui/banner.tsx'
import text from '#web/ui/text.module.css'

const OfferedTreatment = graphql(`
  query OfferedTreatment($hospitalId: ID!) { hospital(id: $hospitalId) { id services(limit: 1) { id } } }
`)

/** Says why a calendar is empty, if the hospital offers no treatment. */
export function NothingBookable() {
  const { t } = useTranslation()
  const { hospitalId, portalPaths, may } = useWorkplace()
  const { data } = useQuery(OfferedTreatment, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  if (data?.hospital?.services.length !== 0) return null
  return (
    <Banner tone="warn">
      {t('Nothing can be booked, because the hospital offers no treatment yet.')}{' '}
      {may('settings') && (
        <Link className={text.link} to={`${portalPaths.settings()}#services`}>
          {t('Add treatments')}
        </Link>
      )}
    </Banner>
  )
}
