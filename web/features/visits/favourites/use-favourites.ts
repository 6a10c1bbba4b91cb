import { useApolloClient, useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { originOf } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation, useNavigate } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Kind, keepHeart } from './kept-heart.ts'

const FavouriteFields = graphql(`
  fragment FavouriteFields on Favourites {
    id
    hospitalIds
    doctorIds
  }
`)
const SavedIds = graphql(`query SavedIds { favourites { ...FavouriteFields } }`, [FavouriteFields])
export const SaveFavourite = graphql(
  `mutation SaveFavourite($hospitalId: ID, $doctorId: ID) {
    saveFavourite(hospitalId: $hospitalId, doctorId: $doctorId) { ...FavouriteFields }
  }`,
  [FavouriteFields],
)
const Remove = graphql(
  `mutation RemoveFavourite($hospitalId: ID, $doctorId: ID) {
    removeFavourite(hospitalId: $hospitalId, doctorId: $doctorId) { ...FavouriteFields }
  }`,
  [FavouriteFields],
)

export const savedOf = (kind: Kind, id: string) => (kind === 'hospital' ? { hospitalId: id } : { doctorId: id })

/**
 * Whether this hospital or doctor is saved, and how to change that; who is not signed in is sent to
 * do so first.
 */
export function useFavourite(kind: Kind, id: string) {
  const { t } = useTranslation()
  const { authenticated } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  // The hearts of a list ask at the same time: one answer serves them all.
  const { data } = useQuery(SavedIds, { skip: !authenticated, context: { queryDeduplication: true } })
  // Every card of a list has this: a question that is asked when it is pressed costs less than two
  // that are prepared.
  const client = useApolloClient()
  const busy = useRef(false)
  const saved = Boolean(data?.favourites[`${kind}Ids`].includes(id))
  const toggle = async () => {
    if (!authenticated) {
      keepHeart(kind, id)
      toast({ tone: 'info', text: t('Sign in to keep it. It is saved as soon as you are signed in.') })
      return navigate(paths.login, { state: { from: originOf(location) } })
    }
    if (busy.current) return
    busy.current = true
    try {
      await client.mutate({ mutation: saved ? Remove : SaveFavourite, variables: savedOf(kind, id) })
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error).message) })
    } finally {
      busy.current = false
    }
  }
  return { saved, toggle }
}
