import { manageHospitals } from './openapi-hospitals.ts'
import { manageLists } from './openapi-lists.ts'
import { manageUsers } from './openapi-users.ts'

/** What administrators do, a file for each part of it; every call is held against the OpenAPI document. */
export const manage = [
  { what: 'users are managed', calls: manageUsers },
  { what: 'hospitals are kept with pictures', calls: manageHospitals },
  { what: 'lists are kept', calls: manageLists },
]
