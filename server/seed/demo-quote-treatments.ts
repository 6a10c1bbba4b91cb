/** Usual lines and stays of the treatments in demo quotes. */
import type { QuoteLineKind, QuoteLineStatus, QuoteLineUnit } from '#domain/quotes/lines.ts'
import type { QuoteAnaesthesia } from '#domain/quotes/quote-input.ts'

export type TemplateLine = {
  kind: QuoteLineKind
  label: string
  quantity: number
  unit: QuoteLineUnit
  /** Percent of the hospital's price of the treatment. */
  share: number
  status: QuoteLineStatus
  maker: string | null
  model: string | null
}

export type TreatmentTemplate = {
  anaesthesia: QuoteAnaesthesia
  nights: number
  days: number
  /** Days after the treatment. */
  flight: number
  deposit: number
  lines: readonly TemplateLine[]
}

// kind | label | quantity | unit | percent of the price | status | maker | model
const LINES: Record<string, string> = {
  'Knee Replacement': `
    surgeon | knee | 1 | each | 34 | included
    anaesthesia | anaesthetist | 1 | each | 7 | included
    theatre | theatre | 2 | hour | 12 | included
    implant | knee-implant | 1 | each | 24 | included | Zimmer Biomet | Persona PS
    stay | ward | 5 | night | 13 | included
    test | blood | 1 | each | 2 | included
    test | scan | 1 | each | 2 | included
    medicine | medicine | 1 | each | 1.5 | included
    garment | stockings | 2 | each | 0.5 | included
    other | therapy | 10 | each | 4 | included
    transfer | transfer | 2 | trip | 1 | optional
    hotel | hotel | 7 | night | 6 | optional
    interpreter | interpreter | 8 | hour | 3 | included
    follow_up | check | 2 | each | 1 | included
    follow_up | video-check | 1 | each | 0 | included`,
  'Hair Transplant': `
    surgeon | hair | 3000 | graft | 78 | included
    test | blood | 1 | each | 3 | included
    medicine | medicine | 1 | each | 3 | included
    other | prp | 1 | each | 6 | optional
    hotel | hotel | 3 | night | 10 | included
    transfer | transfer | 4 | trip | 3 | included
    interpreter | interpreter | 6 | hour | 3 | included
    follow_up | check | 1 | each | 0 | included
    follow_up | video-check | 3 | each | 0 | included`,
  'Dental Veneers': `
    surgeon | veneers | 8 | tooth | 800 | included
    other | trial-smile | 1 | each | 40 | included
    test | scan | 1 | each | 20 | included
    other | night-guard | 1 | each | 35 | optional
    medicine | medicine | 1 | each | 5 | included
    hotel | hotel | 5 | night | 110 | optional
    interpreter | interpreter | 4 | hour | 30 | included
    follow_up | check | 2 | each | 0 | included`,
  'Spine Surgery': `
    surgeon | spine | 1 | each | 46 | included
    anaesthesia | anaesthetist | 1 | each | 9 | included
    theatre | theatre | 3 | hour | 18 | included
    stay | ward | 3 | night | 12 | included
    test | blood | 1 | each | 2 | included
    test | scan | 1 | each | 4 | included
    medicine | medicine | 1 | each | 2 | included
    garment | stockings | 2 | each | 0.5 | included
    other | therapy | 6 | each | 3 | included
    interpreter | interpreter | 6 | hour | 2 | included
    follow_up | check | 2 | each | 1 | included`,
  'Dental Implants': `
    surgeon | implant-placing | 2 | tooth | 80 | included
    implant | tooth-implant | 2 | tooth | 70 | included | Straumann | BLX
    other | crown | 2 | tooth | 45 | included
    other | bone-graft | 1 | each | 25 | optional
    test | scan | 1 | each | 5 | included
    medicine | medicine | 1 | each | 3 | included
    hotel | hotel | 4 | night | 30 | optional
    interpreter | interpreter | 3 | hour | 8 | included
    follow_up | check | 2 | each | 0 | included`,
  'Eyelid Surgery': `
    surgeon | eyelids | 2 | side | 62 | included
    anaesthesia | anaesthetist | 1 | each | 8 | included
    theatre | theatre | 1 | hour | 14 | included
    test | blood | 1 | each | 3 | included
    medicine | drops | 1 | each | 2 | included
    hotel | hotel | 5 | night | 22 | optional
    transfer | transfer | 2 | trip | 4 | included
    interpreter | interpreter | 3 | hour | 4 | included
    follow_up | check | 2 | each | 3 | included`,
  'Cataract Surgery': `
    surgeon | cataract | 1 | eye | 52 | included
    implant | lens | 1 | eye | 24 | included | Alcon | Clareon Monofocal
    theatre | theatre | 1 | hour | 10 | included
    test | eye-scan | 1 | each | 6 | included
    medicine | drops | 1 | each | 3 | included
    hotel | hotel | 3 | night | 15 | optional
    interpreter | interpreter | 2 | hour | 3 | included
    follow_up | check | 1 | each | 2 | included`,
}

// anaesthesia, nights in hospital, days in the country, days to the flight, deposit in percent
const STAYS: Record<string, readonly [QuoteAnaesthesia, number, number, number, number]> = {
  'Knee Replacement': ['regional', 5, 14, 14, 10],
  'Hair Transplant': ['local', 0, 4, 2, 0],
  'Dental Veneers': ['local', 0, 6, 1, 0],
  'Spine Surgery': ['general', 3, 12, 10, 10],
  'Dental Implants': ['local', 0, 5, 2, 0],
  'Eyelid Surgery': ['sedation', 0, 7, 7, 0],
  'Cataract Surgery': ['local', 0, 4, 2, 0],
}

const readLine = (line: string): TemplateLine => {
  const [kind, label = '', quantity, unit, share, status, maker = null, model = null] = line.trim().split(' | ')
  return { kind, label, quantity: Number(quantity), unit, share: Number(share), status, maker, model } as TemplateLine
}

export const TREATMENT_TEMPLATES: ReadonlyMap<string, TreatmentTemplate> = new Map(
  Object.entries(LINES).map(([name, lines]) => {
    const [anaesthesia, nights, days, flight, deposit] = STAYS[name] ?? ['none', 0, 1, 0, 0]
    return [name, { anaesthesia, nights, days, flight, deposit, lines: lines.trim().split('\n').map(readLine) }]
  }),
)
