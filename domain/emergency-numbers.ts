/** Ambulance numbers by country, and the time zones by which a browser's country is detected. */
export const EMERGENCY_NUMBER = '112'
export const HOME_COUNTRY = 'TR'

/*
 * Sources, by the word in the third column of the table: EC: European Commission, "112, the
 * European emergency number". FCO: GOV.UK foreign travel advice of the country, section "Emergency
 * services". FCC: US Federal Communications Commission, "911". CRTC: Canadian Radio-television and
 * Telecommunications Commission, "9-1-1". NHS: "When to call 999". SRCA: Saudi Red Crescent
 * Authority. AU: Australian Government, "Triple Zero". NZ: New Zealand Police, "111".
 */

// Country by ISO 3166, number, source, time zones.
const TABLE = `
TR 112 EC Europe/Istanbul Asia/Istanbul Turkey
AT 112 EC Europe/Vienna
BE 112 EC Europe/Brussels
BG 112 EC Europe/Sofia
CH 112 EC Europe/Zurich
CY 112 EC Asia/Nicosia Europe/Nicosia
CZ 112 EC Europe/Prague
DE 112 EC Europe/Berlin Europe/Busingen
DK 112 EC Europe/Copenhagen
EE 112 EC Europe/Tallinn
ES 112 EC Europe/Madrid Atlantic/Canary Africa/Ceuta
FI 112 EC Europe/Helsinki
FR 112 EC Europe/Paris
GR 112 EC Europe/Athens
HR 112 EC Europe/Zagreb
HU 112 EC Europe/Budapest
IE 112 EC Europe/Dublin
IS 112 EC Atlantic/Reykjavik
IT 112 EC Europe/Rome
LT 112 EC Europe/Vilnius
LU 112 EC Europe/Luxembourg
LV 112 EC Europe/Riga
MT 112 EC Europe/Malta
NL 112 EC Europe/Amsterdam
NO 113 FCO Europe/Oslo
PL 112 EC Europe/Warsaw
PT 112 EC Europe/Lisbon Atlantic/Madeira Atlantic/Azores
RO 112 EC Europe/Bucharest
SE 112 EC Europe/Stockholm
SI 112 EC Europe/Ljubljana
SK 112 EC Europe/Bratislava
GB 999 NHS Europe/London Europe/Belfast
GE 112 FCO Asia/Tbilisi
MD 112 FCO Europe/Chisinau
RU 112 FCO Europe/Moscow Europe/Kaliningrad Europe/Kirov Europe/Volgograd Europe/Astrakhan Europe/Saratov Europe/Ulyanovsk Europe/Samara Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Barnaul Asia/Tomsk Asia/Novokuznetsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Chita Asia/Yakutsk Asia/Khandyga Asia/Vladivostok Asia/Ust-Nera Asia/Magadan Asia/Sakhalin Asia/Srednekolymsk Asia/Kamchatka Asia/Anadyr
UA 103 FCO Europe/Kyiv Europe/Kiev
BY 103 FCO Europe/Minsk
AZ 103 FCO Asia/Baku
KZ 103 FCO Asia/Almaty Asia/Qyzylorda Asia/Qostanay Asia/Aqtobe Asia/Aqtau Asia/Atyrau Asia/Oral
UZ 103 FCO Asia/Tashkent Asia/Samarkand
KG 103 FCO Asia/Bishkek
AE 998 FCO Asia/Dubai
BH 999 FCO Asia/Bahrain
EG 123 FCO Africa/Cairo
IQ 122 FCO Asia/Baghdad
IL 101 FCO Asia/Jerusalem Asia/Tel_Aviv
IR 115 FCO Asia/Tehran
JO 911 FCO Asia/Amman
KW 112 FCO Asia/Kuwait
LB 140 FCO Asia/Beirut
OM 9999 FCO Asia/Muscat
QA 999 FCO Asia/Qatar
SA 997 SRCA Asia/Riyadh
TN 190 FCO Africa/Tunis
IN 112 FCO Asia/Kolkata Asia/Calcutta
JP 119 FCO Asia/Tokyo
US 911 FCC America/New_York America/Detroit America/Chicago America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Nome America/Adak America/Menominee America/Indianapolis America/Louisville America/Indiana/Indianapolis America/Kentucky/Louisville America/Indiana/Vincennes America/Indiana/Tell_City America/Indiana/Knox America/North_Dakota/Center Pacific/Honolulu
CA 911 CRTC America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina America/Moncton America/Montreal America/Whitehorse America/Yellowknife America/Glace_Bay America/Iqaluit
AU 000 AU Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart Australia/Darwin
NZ 111 NZ Pacific/Auckland
`

export type LocalNumber = { country: string; number: string }

const ROWS = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [country = '', number = '', source = '', ...zones] = line.split(' ')
    return { country, number, source, zones }
  })

export const EMERGENCY_NUMBERS: readonly (LocalNumber & { source: string })[] = ROWS

/** Returns the number of a time zone's country, or undefined for an unknown zone. */
export function localNumberOf(timeZone: string): LocalNumber | undefined {
  const row = ROWS.find(({ zones }) => zones.includes(timeZone))
  return row && { country: row.country, number: row.number }
}

/** Returns the time zones of a country. Empty for an unknown one. */
export const timeZonesOf = (country: string): readonly string[] =>
  ROWS.find((row) => row.country === country)?.zones ?? []

const SHOWN = [
  'DE',
  'FR',
  'NL',
  'AT',
  'BE',
  'SE',
  'RU',
  'KW',
  'GB',
  'QA',
  'BH',
  'US',
  'CA',
  'JO',
  'SA',
  'AE',
  'IQ',
  'EG',
  'AZ',
  'KZ',
  'UZ',
  'UA',
]

const numberOf = (country: string) => ROWS.find((row) => row.country === country)?.number ?? EMERGENCY_NUMBER

/** Countries by number, for readers elsewhere. */
export const NUMBERS_ELSEWHERE: readonly (readonly [number: string, countries: readonly string[]])[] = [
  ...new Set(SHOWN.map(numberOf)),
].map((number) => [number, SHOWN.filter((country) => numberOf(country) === number)])
