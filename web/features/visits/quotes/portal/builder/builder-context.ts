import { createContext, type RefObject, use } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { UiLanguage } from '#domain/languages.ts'
import type { QuoteLineKind } from '#domain/quotes/lines.ts'
import type { QuoteInput } from '#domain/quotes/quote-input.ts'
import type { QuoteRequest } from '../request-fields.ts'
import type { TemplateQuestion } from '../templates/template-dialogs.tsx'
import type { QuoteForm } from './quote-form.ts'

export type BuilderDoctor = { id: string; fullName: string; specialty: string }

/** Context of the builder's parts. */
export type Builder = {
  form: UseFormReturn<QuoteForm, unknown, QuoteInput>
  request: QuoteRequest
  doctors: readonly BuilderDoctor[]
  /** Language of the page, whose number format is used. */
  typing: UiLanguage
  /** Adds a line and focuses it. Set by the card of lines. */
  addLine: RefObject<(kind: QuoteLineKind) => void>
  /** Sets form values as if they were typed. */
  fill: (values: Partial<QuoteForm>) => void
  askTemplate: (question: TemplateQuestion) => void
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('useBuilder needs the builder above it.')
  return builder
}
