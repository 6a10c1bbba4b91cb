import type { ApolloClient } from '@apollo/client'
import { graphql } from '#web/data/graphql.ts'
import type { BrowserHeart } from './browser-hearts.ts'

const FavouriteFields = graphql(`
  fragment FavouriteFields on Favourites {
    id
    hospitalIds
    doctorIds
  }
`)
const SaveFavourite = graphql(
  `mutation SaveFavourite($hospitalId: ID, $doctorId: ID, $serviceId: ID) {
    saveFavourite(hospitalId: $hospitalId, doctorId: $doctorId, serviceId: $serviceId) { ...FavouriteFields }
  }`,
  [FavouriteFields],
)
const RemoveFavourite = graphql(
  `mutation RemoveFavourite($hospitalId: ID, $doctorId: ID) {
    removeFavourite(hospitalId: $hospitalId, doctorId: $doctorId) { ...FavouriteFields }
  }`,
  [FavouriteFields],
)

const recordOf = ({ kind, id }: BrowserHeart) => (kind === 'hospital' ? { hospitalId: id } : { doctorId: id })

/** Saves a favourite in the account, with its treatment. */
export const saveFavourite = (client: ApolloClient, heart: BrowserHeart) =>
  client.mutate({ mutation: SaveFavourite, variables: { ...recordOf(heart), serviceId: heart.service } })

/** Removes a favourite from the account. */
export const removeFavourite = (client: ApolloClient, heart: BrowserHeart) =>
  client.mutate({ mutation: RemoveFavourite, variables: recordOf(heart) })
