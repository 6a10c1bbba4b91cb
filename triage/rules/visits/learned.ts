import { type Rule, routine, soon, urgent } from '../rule.ts'

/** Rules that raise the urgency if the fixed rules know too little. */
export const LEARNED_RULES: readonly Rule[] = [
  urgent('urgent-learned', {
    source: 'Weights learned from labelled messages, no fixed rule',
    when: 'learnedUrgent',
  }),
  soon('soon-learned', {
    source: 'Weights learned from labelled messages, no fixed rule',
    when: 'learnedSoon',
  }),
  routine('something-learned', {
    source: 'Weights learned from labelled messages, no fixed rule',
    when: 'learnedSomething',
  }),
]
