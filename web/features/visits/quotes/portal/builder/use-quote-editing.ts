import { useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { dateIn } from '#domain/days.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { type QuoteInput, refuseQuote } from '#domain/quotes/quote-input.ts'
import { sentence } from '#domain/sentences.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { useSession } from '#web/session/session.tsx'
import type { QuoteRequest, QuoteVersion } from '../request-fields.ts'
import type { BuilderDoctor } from './builder-context.ts'
import { quoteContent } from './quote-content.ts'
import { type QuoteForm, quoteForm } from './quote-form.ts'
import { useQuoteParts } from './quote-parts.ts'
import { fieldOf, quoteResolver } from './quote-resolver.ts'
import { useQuoteVerbs } from './use-quote-verbs.ts'

const PLAN_FIRST = sentence('Please write the plan and save it first.')

type Options = {
  request: QuoteRequest
  doctors: readonly BuilderDoctor[]
  typing: UiLanguage
  /** Reads the request again after a conflict. */
  reload: () => Promise<QuoteRequest | null | undefined>
}

/** Initial version of a builder: the draft, else a copy of the latest sent version. */
const versionOf = ({ draft, quotes }: QuoteRequest): QuoteVersion | null => draft ?? quotes[0] ?? null

/** State of the builder: form, drafts on device and server, and confirmation of sending. */
export function useQuoteEditing({ request, doctors, typing, reload }: Options) {
  const { t } = useTranslation()
  const { now } = useClock()
  const { user } = useSession()
  const { save: saveQuote, propose } = useQuoteVerbs(request.id)
  const [confirming, setConfirming] = useState(false)
  const [refusedProposal, setRefusedProposal] = useState<string | null>(null)
  /** Step that follows the current save. */
  const nextStep = useRef<'send' | 'propose' | null>(null)
  const form = useForm<QuoteForm, unknown, QuoteInput>({
    ...JUDGED_WHEN_SENT,
    resolver: quoteResolver(typing),
    // A doctor writes the own plan.
    defaultValues: quoteForm(request, versionOf(request), { typing, doctorId: user?.doctorId ?? '' }),
  })
  const editionOf = (draft: QuoteVersion) => ({
    version: draft.updatedAt,
    values: quoteForm(request, draft, { typing }),
  })

  /** Shows errors at their fields. Returns whether there was one. */
  function refuse(fields: Readonly<Record<string, string>>): boolean {
    const language = form.getValues('language')
    for (const [at, [path, message]] of Object.entries(fields).entries())
      form.setError(fieldOf(path, language) as FieldPath<QuoteForm>, { message }, { shouldFocus: at === 0 })
    return Object.keys(fields).length > 0
  }

  async function proposePlan() {
    try {
      await propose()
    } catch (error) {
      setRefusedProposal(t(refusalOf(error).message))
    }
  }

  const editing = useEditing(form, {
    record: `quote.${request.id}`,
    fields: useQuoteParts(doctors),
    ...(request.draft && { version: request.draft.updatedAt }),
    send: async (input: QuoteInput, basedOn) => {
      try {
        const draft = await saveQuote(input, basedOn ?? null)
        return draft ? editionOf(draft) : undefined
      } catch (error) {
        refuse(refusalOf(error).fields)
        throw error
      }
    },
    reload: async () => {
      const draft = (await reload())?.draft
      return draft ? editionOf(draft) : undefined
    },
    saved: t('The draft is saved. The patient does not see it.'),
    onSaved: () => {
      if (nextStep.current === 'send') setConfirming(true)
      if (nextStep.current === 'propose') void proposePlan()
      nextStep.current = null
    },
  })

  return {
    form,
    editing,
    confirming,
    closeQuestion: () => setConfirming(false),
    refusedProposal,
    saveDraft: () => {
      nextStep.current = null
      return editing.save()
    },
    /** Asks for confirmation once the draft is saved and complete. */
    async prepareSending() {
      const { lines, doctorId, validUntil, earliestFlight } = quoteContent(form.getValues(), typing)
      const flight = earliestFlight && { ...earliestFlight, ruleId: request.flightRuleId }
      if (refuse(refuseQuote({ lines, doctorId, validUntil, earliestFlight: flight }, dateIn(now())))) return
      if (request.draft && !editing.unsaved) return setConfirming(true)
      nextStep.current = 'send'
      await editing.save()
    },
    /** Tells the coordinators that the plan is ready, once the draft is saved. */
    async prepareProposing() {
      setRefusedProposal(null)
      if (form.getValues('plan').trim() === '') {
        refuse({ plan: PLAN_FIRST })
        return
      }
      if (request.draft && !editing.unsaved) return proposePlan()
      nextStep.current = 'propose'
      await editing.save()
    },
  }
}
