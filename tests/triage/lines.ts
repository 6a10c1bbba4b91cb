/** Labelled texts: `kind|language|urgency|specialties|text`. ` // ` separates turns. */
import { readFileSync } from 'node:fs'
import type { Specialty } from '#domain/doctors.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Urgency } from '#domain/search-choices.ts'

export type Line = {
  kind: 'emergency' | 'lookalike' | 'visit' | 'vague'
  language: UiLanguage
  /** `null` if the text says nothing about it. */
  urgency: Urgency | null
  specialties: Specialty[]
  turns: string[]
}

export const linesOf = (file: URL): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind = '', language = '', urgency = '', specialties = '', text = ''] = line.split('|')
      return {
        kind: kind as Line['kind'],
        language: language as UiLanguage,
        urgency: urgency === '-' ? null : (urgency as Urgency),
        specialties: specialties.split(',').filter((name) => name !== '') as Specialty[],
        turns: text.split(' // '),
      }
    })
