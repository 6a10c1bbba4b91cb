import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import { RulesEffect } from '#web/features/catalogue/hospital-editing/rules-effect.tsx'
import { createTranslation } from '#web/i18n/translation.ts'
import { TranslationProvider } from '#web/i18n/use-translation.tsx'

// Formats need a browser's preferences, which do not matter here.
vi.mock('#web/i18n/format.ts', () => ({ useFormat: () => ({ formatDate: (date: string) => date }) }))

const RULES = {
  noticeHours: '24',
  procedureNoticeHours: '168',
  horizonDays: '365',
  bufferMinutes: '0',
  confirmation: 'on_request',
}

function Form({ rules, usual }: { rules: object; usual: number | null }) {
  const defaultValues = { rules: { ...RULES, ...rules }, hours: [], closures: [], holidays: [] }
  const { control } = useForm({ defaultValues })
  return (
    <RulesEffect
      control={control as unknown as ComponentProps<typeof RulesEffect>['control']}
      usualAnswerMinutes={usual}
    />
  )
}

const translation = createTranslation()
translation.addDictionary('en', {})

const shown = (rules: object, usual: number | null = null) =>
  renderToStaticMarkup(
    <TranslationProvider translation={translation}>
      <Form rules={rules} usual={usual} />
    </TranslationProvider>,
  ).replace(/&#x27;/g, "'")

describe('the booking rules in the portal', () => {
  test.each([
    [{}, null, 'Patients see: “The hospital will contact you within 24 hours to confirm.”'],
    [{ noticeHours: '0' }, null, 'Patients see: “The hospital will answer as soon as it can.”'],
    [{ confirmation: 'instant' }, null, 'Patients see: “This hospital confirms bookings instantly.”'],
    [{}, 170, 'Patients see: “Usually answers within 3 hours.”'],
  ])('with %j and an answer time of %s minutes show %s', (rules, usual, promise) => {
    expect(shown(rules, usual)).toContain(promise)
  })

  test('show nothing while a number is invalid', () => {
    expect(shown({ noticeHours: 'soon' })).toBe('')
  })
})
