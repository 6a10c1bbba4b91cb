import type { QuoteTemplateContent } from '#domain/quotes/templates.ts'
import { type ColumnsOf, instantOf } from '#server/database/record.ts'
import { quoteTemplates } from './table.ts'

/** A template for staff of its hospital. */
export type QuoteTemplate = {
  id: string
  hospitalId: string
  treatmentId: string
  name: string
  content: QuoteTemplateContent
  updatedAt: string
}

export const templateColumns = {
  id: quoteTemplates.id,
  hospitalId: quoteTemplates.hospitalId,
  treatmentId: quoteTemplates.treatmentId,
  name: quoteTemplates.name,
  content: quoteTemplates.content,
  updatedAt: instantOf(quoteTemplates.updatedAt),
} satisfies ColumnsOf<QuoteTemplate>
