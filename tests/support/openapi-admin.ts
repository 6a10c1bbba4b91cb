import { manageHospitals } from './openapi-hospitals.ts'
import { manageLists } from './openapi-lists.ts'
import { manageUsers } from './openapi-users.ts'

/**
 * Administrators' calls, one file per part. Every response is validated against the OpenAPI
 * document.
 */
export const manage = [
  { what: 'users are managed', calls: manageUsers },
  { what: 'hospitals are kept with pictures', calls: manageHospitals },
  { what: 'lists are kept', calls: manageLists },
]
