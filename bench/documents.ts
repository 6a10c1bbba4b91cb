/**
 * GraphQL documents of the benchmark: the fields of the web client's home and search pages, without
 * computed fields (the next times of a calendar, distances, counts by free time).
 */
const card = `
  fragment Card on Hospital {
    id name city country logoUrl imageUrls isVerified averageRating reviewCount serviceCount
    services(limit: 3) { id service { id name } }
  }`

export const HOME = `
  query Home($featured: Int!, $popular: Int!) {
    popular: healthServices(search: { sortBy: "relevance" }, limit: $popular) { items { id name category iconKey } }
    featuredHospitals(limit: $featured) { ...Card }
  }
  ${card}`

export const SEARCH = `
  query Search($search: HospitalSearch, $serviceIds: [ID!]!, $page: Int!, $limit: Int!) {
    hospitals(search: $search, page: $page, limit: $limit) {
      total page totalPages
      items {
        ...Card
        district priceFrom locationApproximate
        nextFreeSlot { date time }
        matched(serviceIds: $serviceIds) { id price currency service { id name } }
      }
    }
  }
  ${card}`

export const FACETS = `
  query Facets($search: HospitalSearch) {
    hospitalFacets(search: $search) {
      services { count service { id name } }
      specialties { value count }
      ratings { value count }
      priceRanges { value count }
      languages { value count }
      acceptsInsurance
    }
  }`
