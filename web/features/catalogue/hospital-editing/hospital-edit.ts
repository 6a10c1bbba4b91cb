import { graphql, type ResultOf } from '#web/data/graphql.ts'

/** A hospital with all fields of its form. */
export const HospitalEditFields = graphql(`
  fragment HospitalEditFields on Hospital {
    id
    name
    address
    district
    city
    country
    latitude
    longitude
    locationApproximate
    phone
    email
    website
    googleMapsUrl
    googlePlacesUrl
    logoUrl
    logoAlt
    imageUrls
    imageAlts
    languages
    insurers
    isActive
    isVerified
    updatedAt
    answerTerms { usualAnswerMinutes }
    settings {
      openingHours { weekday times }
      bookingRules { noticeMinutes procedureNoticeMinutes horizonDays bufferMinutes confirmation }
      closures { startsOn endsOn startsAt endsAt reason }
      holidays { date name }
      proposedHolidays { date name }
      description
      texts { language description isOutdated }
      notifiedEmails
      unconfirmedEmails
      offers { serviceId name category duration isActive listPrice listCurrency price currency onRequest }
    }
  }
`)
export type EditedHospital = ResultOf<typeof HospitalEditFields>
export type Offer = EditedHospital['settings']['offers'][number]

export const HospitalToEdit = graphql(
  `query HospitalToEdit($id: ID!) { hospital(id: $id, includeInactive: true) { ...HospitalEditFields } }`,
  [HospitalEditFields],
)

/** Query of the hospital's fields for its staff, active or not. */
export const OwnHospitalToEdit = graphql(
  `query OwnHospitalToEdit($hospitalId: ID) { portalHospital(hospitalId: $hospitalId) { ...HospitalEditFields } }`,
  [HospitalEditFields],
)

export const CreateHospital = graphql(
  `mutation CreateHospital($input: HospitalInput!) { createHospital(input: $input) { ...HospitalEditFields } }`,
  [HospitalEditFields],
)

export const UpdateHospital = graphql(
  `mutation UpdateHospital($id: ID!, $input: HospitalUpdate!) { updateHospital(id: $id, input: $input) { ...HospitalEditFields } }`,
  [HospitalEditFields],
)
