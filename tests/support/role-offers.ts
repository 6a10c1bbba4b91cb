const OFFER = 'id service price currency nights stayDays visit terms nextFreeSlot'
const PARTS = 'priceIncludes priceExcludes priceSummary'

/** Public types of treatments and their prices, with all their public fields. */
export const OFFER_TYPES = {
  BookableVisit: 'visitType isFirstConsultation channels price currency minutes summary',
  ConsultationTerms: 'channels consultationPrice consultationCurrency consultationMinutes',
  DoctorService: `${OFFER} ${PARTS} ownPrice`,
  LowestPrice: 'amount currency',
  OfferedService: `${OFFER} ${PARTS}`,
  PriceGroup: 'title names',
}
