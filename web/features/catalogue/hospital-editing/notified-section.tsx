import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldHint } from '#web/ui/field.tsx'
import { MailQuestionMark as MailQuestion } from '#web/ui/icons/mail-question-mark.ts'
import { Line, Lines } from '#web/ui/lines.tsx'
import { HOSPITAL_FIELDS } from './hospital-fields.ts'
import { Section } from './section.tsx'
import { TagField } from './tag-field.tsx'
import type { SectionParts } from './use-hospital-form.ts'

const AskAddress = graphql(`
  mutation AskHospitalAddress($hospitalId: ID!, $email: String!) { askHospitalAddress(hospitalId: $hospitalId, email: $email) }
`)

/** Lists addresses that have not confirmed the invitation yet. */
function Unconfirmed({ hospitalId, emails }: { hospitalId: string; emails: readonly string[] }) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [ask, { loading }] = useMutation(AskAddress)
  if (emails.length === 0) return null
  return (
    <Lines>
      {emails.map((email) => (
        <Line
          key={email}
          start={<MailQuestion aria-hidden="true" />}
          note={t('Nothing is sent there until it is confirmed with the link in our email.')}
          end={
            <Button
              size="sm"
              variant="tonal"
              busy={loading}
              aria-label={t('Ask {{email}} again', { email })}
              onClick={() =>
                void attempt(() => ask({ variables: { hospitalId, email } }), {
                  done: t('We have sent an email to {{email}}.', { email }),
                })
              }
            >
              {t('Ask again')}
            </Button>
          }
        >
          <bdi>{email}</bdi>
        </Line>
      ))}
    </Lines>
  )
}

type NotifiedSectionProps = SectionParts & { hospitalId: string; unconfirmed: readonly string[] }

/** Edits notification addresses besides the staff, who have their own settings. */
export function NotifiedSection({ editing, control, hospitalId, unconfirmed }: NotifiedSectionProps) {
  const { t } = useTranslation()
  const emails = useWatch({ control, name: 'notifiedEmails' })
  return (
    <Section name="notified">
      <TagField
        label={t(HOSPITAL_FIELDS.notifiedEmails.label)}
        placeholder={t('Add an address')}
        values={emails}
        changed={editing.isChanged('notifiedEmails')}
        error={editing.errorIn('notifiedEmails')}
        maxLength={254}
        onChange={(next) => editing.write('notifiedEmails', next)}
      />
      <FieldHint>
        {t(
          'They are told about new, moved and cancelled appointments: the time and the booking ID, never who is coming or why. Team members choose their own emails in their profile.',
        )}
      </FieldHint>
      <Unconfirmed hospitalId={hospitalId} emails={unconfirmed.filter((email) => emails.includes(email))} />
    </Section>
  )
}
