import { emergency, type Rule } from '../rule.ts'

/** Red flags of mental health, in explicit words. */
export const MENTAL_HEALTH_EMERGENCIES: readonly Rule[] = [
  emergency('suicide', {
    isGrave: true,
    name: 'Thoughts of suicide',
    source: 'NHS: Help for suicidal thoughts',
    version: 2,
    when: 'suicide / giveUp + pills|readyToDie|weapon|ready / pillsReady + giveUp|child|sadness / giveUp + readyToDie|weapon',
    unless: 'livesSomewhere',
  }),
  emergency('harm-others', {
    name: 'At risk of harming someone',
    source: 'NICE CG178: Psychosis',
    version: 2,
    when: 'harmOthers / weapon + paranoid|harmOthers / paranoid + weapon|harmOthers',
    unless: 'chronic|wellNow',
  }),
]
