import { createContext, type RefObject, use } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { UiLanguage } from '#domain/languages.ts'
import type { QuoteLineKind } from '#domain/quotes/lines.ts'
import type { QuoteInput } from '#domain/quotes/quote-input.ts'
import type { QuoteRequest } from '../request-fields.ts'
import type { TemplateQuestion } from '../templates/template-dialogs.tsx'
import type { QuoteForm } from './quote-form.ts'

export type BuilderDoctor = { id: string; fullName: string; specialty: string }

/** Shared by the parts of the builder. */
export type Builder = {
  form: UseFormReturn<QuoteForm, unknown, QuoteInput>
  request: QuoteRequest
  doctors: readonly BuilderDoctor[]
  /** Language of the page, in which numbers are typed. */
  typing: UiLanguage
  /** Adds a line and brings the focus to it. Set by the card with the lines. */
  addLine: RefObject<(kind: QuoteLineKind) => void>
  /** Puts values into the form as if they were typed. */
  fill: (values: Partial<QuoteForm>) => void
  askTemplate: (question: TemplateQuestion) => void
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('useBuilder needs the builder above it.')
  return builder
}
