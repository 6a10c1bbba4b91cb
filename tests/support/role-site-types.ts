/** Public types about the site itself, with their fields: figures, status and API reference. */
export const SITE_TYPES: Record<string, string> = {
  StatusDay: 'day operational degraded down',
  StatusPart: 'part state checkedAt days',
  PublicFacts: 'hospitals doctors services reviews provinces countedOn',
  ProvinceCount: 'name hospitals',
  ApiGroup: 'id name audience description operations records',
  ApiOperation: 'id method path summary description deprecated open parameters body answers errors',
  ApiBody: 'media fields example',
  ApiField: 'name place type record required description',
  ApiAnswer: 'status description type record fields',
  ApiRecord: 'name fields',
}
