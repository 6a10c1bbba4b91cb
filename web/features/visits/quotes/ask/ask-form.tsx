import { type FormEvent, useState } from 'react'
import { refusalOf } from '#web/data/refusal.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useQuestionnaireWords } from '#web/i18n/questionnaire-words.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { originOf } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation, useNavigate } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { toast } from '#web/ui/toast.tsx'
import styles from './ask-form.module.css'
import { AskFrame, useStepNames } from './ask-frame.tsx'
import { HospitalsStep } from './hospitals-step.tsx'
import { RequestAside } from './request-aside.tsx'
import type { RequestDraft } from './request-draft.ts'
import { FilesStep } from './files-step.tsx'
import { useRequestFacts } from './request-facts.ts'
import { STEPS, type Step } from './request-form.ts'
import { refusalsIn, refusalsOf, refuseRequest, requestInput, stepOfField } from './request-input.ts'
import { ReviewStep } from './review-step.tsx'
import { SituationStep } from './situation-step.tsx'
import { SendBar, StepBar } from './step-bar.tsx'
import { TreatmentStep } from './treatment-step.tsx'
import { TripStep } from './trip-step.tsx'
import { useAsk } from './use-ask.ts'
import { useQuestionnaire } from './use-questionnaire.ts'
import { useSendRequest } from './use-send-request.ts'

/** Moves the focus to the first field with an error. */
function leadTo(path: string) {
  requestAnimationFrame(() => {
    const card =
      document.getElementById(path) ??
      document.querySelector<HTMLElement>(`[name="${path}"]`) ??
      document.querySelector('[aria-invalid]')
    const field = card?.matches('input, select, textarea')
      ? card
      : card?.querySelector<HTMLElement>('input, select, textarea, button')
    ;(field ?? card)?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'center' })
  })
}

/** Order of the fields across steps. Questions of the treatment precede health facts. */
const placeOf = (path: string): number => 2 * STEPS.indexOf(stepOfField(path)) + (path.startsWith('answers.') ? 0 : 1)

type Props = { start: RequestDraft | null; step: Step }

/** The whole request, one step at a time. Only the last step sends it to hospitals. */
export function AskForm({ start, step }: Props) {
  useQuestionnaireWords()
  const { t } = useTranslation()
  const names = useStepNames()
  const navigate = useNavigate()
  const location = useLocation()
  const { now } = useClock()
  const { currency } = usePreferences()
  const { user } = useSession()
  const { ask, savedAt, serverId, setServerId, setRefusals, drop } = useAsk({ userId: user?.id ?? null, start })
  const [services, questionnaireId] = ask.form.watch(['services', 'questionnaireId'])
  const questionnaire = useQuestionnaire(services, questionnaireId)
  const groups = useRequestFacts(ask.form.watch(), questionnaire)
  const { save, send, busy } = useSendRequest(serverId, setServerId)
  const [refused, setRefused] = useState<string | null>(null)
  const at = STEPS.indexOf(step)
  const facts = { questionnaire, currency }

  const show = (next: Step) => navigate(paths.quoteNew({ step: next }))
  function refuse(fields: Readonly<Record<string, string>>): boolean {
    const [first] = Object.keys(fields).sort((a, b) => placeOf(a) - placeOf(b))
    setRefusals(fields)
    if (first === undefined) return false
    const where = stepOfField(first)
    if (where !== step) show(where)
    leadTo(first)
    return true
  }

  async function sendRequest() {
    const values = ask.form.getValues()
    if (refuse(refuseRequest(values, { ...facts, now: now() }))) return
    if (!user) return navigate(paths.login, { state: { from: originOf(location) } })
    try {
      const number = await send(requestInput(values, facts), values.consents)
      drop()
      navigate(paths.quote(number), { replace: true })
      toast({ text: t('Your request is on its way.') })
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refuse(refusalsOf(refusal.fields))) setRefused(refusal.message)
    }
  }

  function goOn(event: FormEvent) {
    event.preventDefault()
    setRefused(null)
    if (step === 'review') return void sendRequest()
    const values = ask.form.getValues()
    if (refuse(refusalsIn(step, refuseRequest(values, { ...facts, now: now() })))) return
    // The draft in this browser suffices while the account is unreachable.
    if (user) void save(requestInput(values, facts)).catch(() => undefined)
    show(STEPS[at + 1] ?? 'review')
  }

  const titles: Record<Step, string> = {
    treatment: t('Ask for quotes'),
    situation: t('Your situation'),
    files: t('Photos and files'),
    trip: t('Your trip'),
    hospitals: t('Which hospitals should answer?'),
    review: t('Review and send'),
  }
  const leads: Partial<Record<Step, string>> = {
    treatment: t('One request, up to five hospitals, answers you can compare. It is free.'),
    files: t('You can send your request without them, but hospitals can then give only a rough estimate.'),
    situation: t('You can stop at any time and come back later.'),
    hospitals: t('Up to five hospitals. No one pays to be on this list.'),
    review: t('Hospitals see exactly what is shown below.'),
  }
  const before = STEPS[at - 1]
  const next = STEPS[at + 1]
  return (
    <form noValidate onSubmit={goOn}>
      <AskFrame
        step={step}
        title={titles[step]}
        lead={leads[step]}
        savedAt={savedAt}
        back={before ? { to: paths.quoteNew({ step: before }), label: names[before] } : null}
        aside={<RequestAside groups={groups} />}
      >
        {step === 'treatment' && <TreatmentStep ask={ask} />}
        {step === 'situation' && <SituationStep ask={ask} questionnaire={questionnaire} />}
        {step === 'files' && (
          <FilesStep
            questionnaire={questionnaire}
            isSignedIn={user !== null}
            requestId={serverId}
            save={() => save(requestInput(ask.form.getValues(), facts))}
          />
        )}
        {step === 'trip' && <TripStep ask={ask} />}
        {step === 'hospitals' && <HospitalsStep ask={ask} />}
        {step === 'review' && <ReviewStep groups={groups} />}
        {refused && (
          <Banner tone="stop" className={styles.refused}>
            {t(refused)}
          </Banner>
        )}
        {next ? (
          <StepBar next={names[next]} />
        ) : (
          <SendBar count={ask.form.getValues('hospitals').length} isSignedIn={user !== null} busy={busy} />
        )}
      </AskFrame>
    </form>
  )
}
