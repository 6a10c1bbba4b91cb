/**
 * Rules in force, and those before them. docs/decisions/0028 gives the reading of the sources and
 * its limits. A rule that has ended stays, so that it can be read which rule applied on a day.
 */
import { sentence } from '../sentences.ts'
import type { Rule } from './rules.ts'

/** Regulation in force. Its text is in the Official Gazette, and the links are public summaries. */
const REGULATION_2025 = sentence(
  'Regulation on promotion and information activities in health services, Official Gazette of 12 November 2025, no. 33075',
)
const REGULATION_2023 = sentence(
  'Regulation on promotion and information activities in health services, Official Gazette of 29 July 2023, no. 32263',
)
const NEWS_2025 =
  'https://www.trthaber.com/haber/gundem/saglik-hizmetlerindeki-tanitim-ve-bilgilendirme-faaliyetlerine-koklu-degisiklik-925605.html'
const LAW_FIRM_2025 =
  'https://nsn-law.com/en/bulletin/regulation-on-promotion-and-informational-activities-in-healthcare-services'
const LANGUAGES_2025 =
  'https://www.haberler.com/guncel/turkiye-de-saglik-alaninda-yeni-yonetmelik-yaniltici-tanitimlara-siki-duzenlemeler-19245323-haberi/'
const COMPARISON_2025 = 'https://www.aksutvhaber.net/saglik-tanitimlarinda-o-paylasimlar-artik-yapilamayacak'
const LAW_FIRM_2023 =
  'https://ersoybilgehan.com/en/publication-detail/health-ministry-to-exercise-strict-scrutiny-over-promotional-informational-activities/'

const IN_FORCE_2025 = { from: '2025-11-12', until: null } as const

export const RULES_OF_THE_LAND: readonly Rule[] = [
  {
    id: 'tr-2025-prices',
    title: sentence('No prices in promotion within Türkiye'),
    source: { title: REGULATION_2025, url: NEWS_2025 },
    ...IN_FORCE_2025,
    audiences: ['visitor_in_turkiye'],
    languages: null,
    hides: ['prices'],
    reason: sentence('Promotion of health services to people in Türkiye may not contain prices or campaigns.'),
    isOnByDefault: true,
  },
  {
    id: 'tr-2025-comparison',
    title: sentence('No comparison in promotion within Türkiye'),
    source: { title: REGULATION_2025, url: COMPARISON_2025 },
    ...IN_FORCE_2025,
    audiences: ['visitor_in_turkiye'],
    languages: null,
    hides: ['comparison'],
    reason: sentence('Health institutions may not be compared with each other in promotion to people in Türkiye.'),
    isOnByDefault: true,
  },
  {
    id: 'tr-2025-statements',
    title: sentence('No patient statements in promotion within Türkiye'),
    source: { title: REGULATION_2025, url: NEWS_2025 },
    ...IN_FORCE_2025,
    audiences: ['visitor_in_turkiye'],
    languages: null,
    hides: ['reviews', 'statements'],
    reason: sentence('Thanks and satisfaction of patients may not be used to promote health services in Türkiye.'),
    isOnByDefault: true,
  },
  {
    id: 'tr-2025-turkish',
    title: sentence('Promotion directed abroad is not in Turkish'),
    source: { title: REGULATION_2025, url: LANGUAGES_2025 },
    ...IN_FORCE_2025,
    audiences: ['visitor_in_turkiye', 'visitor_abroad', 'patient'],
    languages: ['tr'],
    hides: ['prices', 'comparison', 'reviews', 'statements'],
    reason: sentence(
      'The exceptions for international health tourism are for languages other than Turkish. A public page in Turkish counts as directed at Türkiye, wherever its reader is.',
    ),
    isOnByDefault: true,
  },
  {
    id: 'tr-2025-authorisation',
    title: sentence('Promotion abroad needs an authorisation'),
    source: { title: REGULATION_2025, url: LAW_FIRM_2025 },
    ...IN_FORCE_2025,
    audiences: ['visitor_abroad', 'patient'],
    languages: null,
    hides: ['prices', 'comparison', 'reviews', 'statements'],
    reason: sentence(
      'International health tourism may be promoted by authorised institutions and intermediaries only. Switch this rule on while the operator or its hospitals have no authorisation.',
    ),
    isOnByDefault: false,
  },
  {
    id: 'tr-2023-statements',
    title: sentence('No patient statements in promotion (2023)'),
    source: { title: REGULATION_2023, url: LAW_FIRM_2023 },
    from: '2023-07-29',
    until: '2025-11-11',
    audiences: ['visitor_in_turkiye'],
    languages: null,
    hides: ['statements'],
    reason: sentence('The regulation of 2023 forbade thanks and comments of patients in promotion.'),
    isOnByDefault: true,
  },
]

/** Rules about consent. The database and the verbs always follow them, so they have no switch. */
export const CONSENT_RULES = [
  {
    id: 'kvkk-explicit-consent',
    title: sentence('Health data need explicit consent'),
    source: {
      title: sentence('Law no. 6698 (KVKK), article 6, in the wording of law no. 7499 since 1 June 2024'),
      url: 'https://sinerjik.org/wiki/kvkk-degisiklikler/',
    },
    from: '2024-06-01',
    reason: sentence(
      'A hospital reads the health answers of a request for quotes only after the patient has consented, separately for each hospital.',
    ),
  },
  {
    id: 'gdpr-treatment-in-review',
    title: sentence('The treatment in a review is shown only with consent'),
    source: {
      title: sentence('Regulation (EU) 2016/679 (GDPR), article 9'),
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    from: '2018-05-25',
    reason: sentence('A treatment is health data. A review names it only if its author has ticked that.'),
  },
] as const
