/** FirstSteps({ steps }) — pending steps of a new hospital, with links to their places. */
import { type FirstStepKey, needsFirstSteps } from '#domain/portal.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { CircleDashed } from '#web/ui/icons/circle-dashed.ts'
import { Line, Lines } from '#web/ui/lines.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './first-steps.module.css'

export const FirstStepFields = graphql(`
  fragment FirstStepFields on FirstStep {
    key
    isDone
    missing
  }
`)
type Step = ResultOf<typeof FirstStepFields>

const TITLES: Record<FirstStepKey, string> = {
  texts: sentence('Describe your hospital'),
  services: sentence('Add the treatments you offer'),
  prices: sentence('Give at least one price'),
  doctors: sentence('Add your doctors'),
  treatments: sentence('Choose the treatments of each doctor'),
  hours: sentence('Set your hours'),
  rules: sentence('Set how early and how far ahead patients book'),
  licence: sentence('Send us your operating licence'),
  team: sentence('Invite a colleague'),
  notices: sentence('Add an address that gets the emails about requests'),
}
/** Effects of missing steps. */
const REASONS: Partial<Record<FirstStepKey, string>> = {
  services: sentence('Without treatments nothing can be booked.'),
  treatments: sentence('Doctors without a treatment cannot be booked.'),
  hours: sentence('Without hours nothing can be booked.'),
  licence: sentence('Your hospital is shown as verified once we have checked it.'),
}
const PLACES: Record<FirstStepKey, string> = {
  texts: '/hospitalportal/settings#texts',
  services: '/hospitalportal/settings#services',
  prices: '/hospitalportal/settings#services',
  doctors: '/hospitalportal/doctors',
  treatments: '/hospitalportal/doctors',
  hours: '/hospitalportal/settings#hours',
  rules: '/hospitalportal/settings#rules',
  licence: '/hospitalportal/settings#verification',
  team: '/hospitalportal/team',
  notices: '/hospitalportal/settings#notified',
}

/** Shows nothing once patients find the hospital and can book it. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const { portalPaths, may } = useWorkplace()
  if (!may('settings') || !needsFirstSteps(steps)) return null
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <TitledCard
      className={styles.card}
      title={t('First steps')}
      note={t('{{done}} of {{total}} done', { done: formatNumber(done), total: formatNumber(steps.length) })}
    >
      <Lines>
        {steps.map((step) => {
          const { isDone, missing } = step
          const key = step.key as FirstStepKey
          const [path = '', hash] = PLACES[key].split('#')
          const address = `${portalPaths.to(path)}${hash ? `#${hash}` : ''}`
          return (
            <Line
              key={key}
              to={isDone ? undefined : address}
              start={
                isDone ? (
                  <CircleCheck className={styles.done} aria-hidden="true" />
                ) : (
                  <CircleDashed className={styles.open} aria-hidden="true" />
                )
              }
              note={!isDone && REASONS[key] ? t(REASONS[key]) : null}
              end={
                !isDone &&
                key === 'treatments' && (
                  <span className={text.note}>{t('{{count}} doctors missing', { count: missing })}</span>
                )
              }
            >
              <b>{t(TITLES[key])}</b>
              <span className={text.visuallyHidden}>{isDone ? t('done') : t('to do')}</span>
            </Line>
          )
        })}
      </Lines>
    </TitledCard>
  )
}
