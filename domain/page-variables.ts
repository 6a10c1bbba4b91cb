/**
 * Variables of a page's queries, with a placeholder for the ID of its record. So the queries of one
 * page are known for the next page of its kind.
 */
type Variables = Readonly<Record<string, unknown>>

const ID = '\u0000id'
const ID_AS_JSON = JSON.stringify(ID)
const idIn = (address: string) => address.split(/[/?]/)[2]

function replaced(variables: Variables, text: string | undefined, by: string | undefined): Record<string, unknown> {
  if (!text || !by) return variables
  return JSON.parse(JSON.stringify(variables), (_key, value) => (value === text ? by : value))
}

/** Returns the variables for any record, from those of the page at an address. */
export const forAnyRecord = (variables: Variables, address: string) => replaced(variables, idIn(address), ID)

/** Returns the variables for the page at an address, from those for any record. */
export const forRecordAt = (variables: Variables, address: string) => replaced(variables, ID, idIn(address))

/** Returns whether variables for any record contain its ID. */
export const haveRecord = (variables: Variables): boolean => JSON.stringify(variables).includes(ID_AS_JSON)
