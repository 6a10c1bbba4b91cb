/**
 * Trans({ i18nKey, values?, components }) — a sentence with parts in other markup: `I agree to the
 * <terms>terms</terms>` with components { terms: <Link …/> }, `Press <keys/>` with { keys: <Keys
 * …/> }. Values fill placeholders in the output and are never parsed as markup.
 */
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { UiLanguage } from '#domain/languages.ts'
import { fillWords } from './translation.ts'
import { useTranslation } from './use-translation.tsx'

type Props = {
  i18nKey: string
  values?: Record<string, string | number>
  components: Record<string, ReactElement>
}

export function Trans({ i18nKey, values = {}, components }: Props) {
  const { t, i18n } = useTranslation()
  const language = i18n.language as UiLanguage
  const { count } = values
  const words = t(i18nKey, typeof count === 'number' ? { count } : {})
  const shown: ReactNode[] = []
  let read = 0
  for (const { 0: all, 1: name = '', 2: inner, index } of words.matchAll(/<(\w+)(?:\s*\/>|>(.*?)<\/\1>)/gs)) {
    const component = components[name]
    if (!component) continue
    shown.push(fillWords(language, words.slice(read, index), values))
    shown.push(inner === undefined ? component : cloneElement(component, {}, fillWords(language, inner, values)))
    read = index + all.length
  }
  shown.push(fillWords(language, words.slice(read), values))
  // Parts of one sentence never change their order.
  return shown.map((part, at) => <Fragment key={String(at)}>{part}</Fragment>)
}
