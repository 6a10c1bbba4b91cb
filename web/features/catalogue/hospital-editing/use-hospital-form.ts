import { type FieldPath, get, useForm } from 'react-hook-form'
import { formResolver } from '#web/data/form-resolver.ts'
import { firstMessage } from '#web/editing/first-message.ts'
import { type EditingOptions, JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { HOSPITAL_FIELDS, type HospitalForm, type HospitalSent, hospitalSchema } from './hospital-fields.ts'

/** Returns the hospital's form with the shared editing state. */
export function useHospitalForm(values: HospitalForm, options: EditingOptions<HospitalForm, HospitalSent>) {
  const { t } = useTranslation()
  const form = useForm<HospitalForm, unknown, HospitalSent>({
    resolver: formResolver(hospitalSchema),
    defaultValues: values,
    ...JUDGED_WHEN_SENT,
  })
  const editing = useEditing(form, options)
  const { errors } = form.formState
  return {
    control: form.control,
    errors,
    editing: {
      ...editing,
      /** Returns the props of an input, including the label of its field. */
      input: (name: keyof HospitalForm) => ({ label: t(HOSPITAL_FIELDS[name].label), ...editing.field(name) }),
      /** Returns the error of a part that is no plain input. */
      errorIn: (path: string) => firstMessage(get(errors, path)),
      /** Sets a part that has no input of its own and clears its error. */
      write(path: string, value: unknown) {
        editing.set(path, value)
        form.clearErrors(path as FieldPath<HospitalForm>)
      },
    },
  }
}
export type HospitalEditor = ReturnType<typeof useHospitalForm>
/** Props of each section of the form. */
export type SectionParts = Pick<HospitalEditor, 'control' | 'editing'>
