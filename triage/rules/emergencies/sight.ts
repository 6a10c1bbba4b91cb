import { emergency, type Rule } from '../rule.ts'

/** Red flags of the eyes. */
export const SIGHT_EMERGENCIES: readonly Rule[] = [
  emergency('eye-emergency', {
    name: 'Sight at risk',
    version: 4,
    source: 'NHS: Eye injuries; Sudden vision loss',
    when: 'redEye|eyePain + stiff|halo + vomiting|visionLost|severe|fog / visionLost + suddenly|sudden|acute|recent|headache|eyePain|flashes / eyeInjury + visionLost|bleeding|severe|pain + cutWound|poked|visionLost / pierced + pain|eyeInjury|cannot|severe|bleeding|shard / eyePain + vomiting|severe|stiff|halo + fog|flashes|redEye|headache|headacheWord|visionLost|halo|vomiting|stiff / flashes|floaters + shadowSight + recent|acute|suddenly|sudden|flashes|floaters / eye + halo + vomiting|severe|pain|stiff|red',
    unless: 'chronic|stoodUp|photophobia|bornWith',
  }),
  // Excludes people who need glasses for distance.
  emergency('sight-lost', {
    name: 'Sight at risk',
    version: 2,
    source: 'NHS: Sudden vision loss',
    when: 'visionLost + eye|see',
    unless: 'chronic|stoodUp|photophobia|bornWith|farSight|cataractNamed',
  }),
]
