import { useMutation } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { QUOTE_LINK_DAYS, quoteLinkInput } from '#domain/quotes/links.ts'
import { DEFAULT_QUOTE_PARTS, QUOTE_PART_LABELS, QUOTE_PARTS, type QuotePart } from '#domain/quotes/parts.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { CreateQuoteLink, QuoteLinks } from './quote-links.ts'

type Values = { name: string; parts: QuotePart[]; days: string }
type LinkInput = z.output<typeof quoteLinkInput>

const LIFETIMES = [3, 7, QUOTE_LINK_DAYS.default, 30, QUOTE_LINK_DAYS.max]

type Props = { id: string; onMade: (url: string) => void }

/** Form for a new link: shared parts and expiry. */
export function LinkForm({ id, onMade }: Props) {
  const { t } = useTranslation()
  const [create] = useMutation(CreateQuoteLink, { refetchQueries: [QuoteLinks] })
  const form = useForm<Values, unknown, LinkInput>({
    resolver: formResolver(quoteLinkInput),
    defaultValues: { name: '', parts: [...DEFAULT_QUOTE_PARTS], days: String(QUOTE_LINK_DAYS.default) },
  })
  const { errors } = form.formState
  const { save, saving, refused } = useSave(form, {
    send: (input) => create({ variables: { id, input } }),
    onSaved: ({ data }) => {
      if (!data) return
      form.reset()
      onMade(data.createQuoteLink.url)
    },
  })
  return (
    <Form onSubmit={save}>
      <Input
        label={t('For whom?')}
        hint={t('So you recognise the link later')}
        optional
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Choices legend={t('What the link shows')} error={errors.parts?.message}>
        {QUOTE_PARTS.map((part) => (
          <Checkbox key={part} value={part} label={t(QUOTE_PART_LABELS[part])} {...form.register('parts')} />
        ))}
      </Choices>
      <Select
        label={t('The link ends')}
        options={LIFETIMES.map((days) => ({ value: String(days), label: t('In {{count}} days', { count: days }) }))}
        error={errors.days?.message}
        {...form.register('days', { setValueAs: Number })}
      />
      <Refused>{refused}</Refused>
      <Button type="submit" busy={saving}>
        {t('Create the link')}
      </Button>
    </Form>
  )
}
