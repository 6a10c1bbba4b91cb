import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { tabMemory } from '#web/device/tab-memory.ts'

type Values = Record<string, string>

function readKept(key: string): Values | null {
  try {
    const value: unknown = JSON.parse(tabMemory.getItem(key) ?? 'null')
    return typeof value === 'object' ? (value as Values | null) : null
  } catch {
    return null
  }
}

export const keptFormKey = (name: string) => `hekima.form.${name}`

/** Stores the input of a public form in the tab until it is sent, across reloads and failures. */
export function useKeptForm<Form extends FieldValues, Sent>(form: UseFormReturn<Form, unknown, Sent>, key: string) {
  useEffect(() => {
    const draft = readKept(key)
    if (draft) form.reset({ ...form.getValues(), ...draft })
    const { unsubscribe } = form.watch((values) => tabMemory.setItem(key, JSON.stringify(values)))
    return unsubscribe
  }, [form, key])
}
