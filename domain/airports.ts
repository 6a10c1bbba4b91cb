/** Airports of Türkiye with scheduled flights: IATA code, latitude and longitude. */
import { distanceKm, type Point } from './places.ts'

export type Airport = Point & { code: string }

// Reference points from OurAirports (public domain), github.com/davidmegginson/ourairports-data,
// airports.csv at commit baba52b, rounded to hundredths of a degree, about one kilometre.
const TABLE = `
IST 41.27 28.73
SAW 40.90 29.31
ESB 40.13 33.00
ADB 38.29 27.16
AYT 36.90 30.80
GZP 36.30 32.30
DLM 36.71 28.79
BJV 37.25 27.66
COV 36.89 35.07
TZX 41.00 39.79
RZV 41.18 40.85
OGU 40.97 38.09
SZF 41.25 36.57
NOP 42.02 35.07
KFS 41.31 33.80
ONQ 41.51 32.09
MZH 40.83 35.52
TJK 40.32 36.39
VAS 39.81 36.90
ASR 38.77 35.50
NAV 38.77 34.53
KYA 37.98 32.56
ISE 37.86 30.37
DNZ 37.79 29.70
KZR 39.11 30.13
YEI 40.26 29.56
EDO 39.55 27.01
GZT 36.95 37.48
HTY 36.36 36.29
KCM 37.54 36.95
ADF 37.73 38.47
GNY 37.45 38.90
MQM 37.22 40.63
BAL 37.93 41.12
NKT 37.36 42.06
YKO 37.55 44.24
VAN 38.47 43.33
AJI 39.66 43.03
IGD 39.98 43.88
KSY 40.56 43.12
ERZ 39.96 41.17
ERC 39.71 39.53
EZS 38.60 39.28
MLX 38.44 38.09
BGG 38.86 40.59
MSR 38.75 41.66
DIY 37.89 40.20
`

export const AIRPORTS: readonly Airport[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code = '', latitude, longitude] = line.split(' ')
    return { code, latitude: Number(latitude), longitude: Number(longitude) }
  })

/** Maximum kilometres to an airport that is named. A place outside Türkiye has none. */
const MOST_KM = 200

/** Returns the nearest airport and its distance in whole kilometres, in a straight line. */
export function nearestAirport(place: Point): { code: string; km: number } | null {
  let nearest = { code: '', km: Number.POSITIVE_INFINITY }
  for (const airport of AIRPORTS) {
    const km = distanceKm(place, airport)
    if (km < nearest.km) nearest = { code: airport.code, km }
  }
  return nearest.km <= MOST_KM ? { ...nearest, km: Math.round(nearest.km) } : null
}
