/**
 * Statements that a language model must not make: diagnoses, doses, "no emergency", unknown names,
 * foreign links.
 */
import { fold } from '#domain/fold.ts'

const DOSE =
  /\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|ml|iu|ui|g)(?![\p{L}])|\d+\s?(?:мг|мкг|мл|ملغ|مجم|ملجم|مل)(?!\p{L})|\b(?:\d+|one|two|three|bir|iki)\s+(?:tablets?|pills?|capsules?|drops?|tablet|hap|kapsül|damla)\b|\d+\s+(?:таблет|капсул|капл|حب[ةه]|اقراص|أقراص|كبسول)/iu

const DIAGNOSIS =
  /\byou (?:are suffering from|have been diagnosed|clearly have|definitely have|probably have|likely have|have (?:a |an )?(?:\p{L}+ ){0,2}\p{L}*(?:itis|osis|oma|emia|aemia|cancer|infection|disease|syndrome|attack|stroke|fracture|migraine|diabetes|hernia))|\b(?:my|the) diagnosis (?:is|:)|\bi diagnose|\bit is (?:definitely|certainly)|teşhis(?:iniz|im)|tanınız|(?:kesinlikle|muhtemelen) siz(?:de|in)|sizde \p{L}+ var|(?:у вас|ваш диагноз)\s*(?:,\s*)?(?:скорее всего|вероятно|точно|однозначно|—|-|диагноз|\p{L}*(?:ит|оз|рак|инфаркт|инсульт|мигрень|грыжа|диабет)(?!\p{L}))|ваш диагноз|(?:لديك|عندك|أنت مصاب|انت مصاب|تعاني من) (?:التهاب|سرطان|مرض|جلطة|كسر|السكري)|تشخيصك|التشخيص هو/iu

const PLAYS_DOWN =
  /\b(?:no need (?:to|for)|you (?:do not|don't) need) (?:\p{L}+ ){0,3}(?:doctor|hospital|emergency|ambulance|112|worry|see|call)|not an emergency|nothing (?:serious|to worry)|(?:just|simply) (?:wait|ignore)|don't call|do not call|acil (?:bir durum )?değil|endişe(?:lenecek|ye gerek)|doktora gerek yok|не (?:нужно|надо) (?:к врачу|вызывать|волноваться|в больницу)|ничего (?:серьезного|страшного)|ليست? (?:حالة )?طار[ئي]|لا داعي|لا تحتاج (?:إلى )?(?:طبيب|مستشفى|إسعاف)/iu

const OURS = /^\/(?:search|hospitals|doctors|services|ai-chat|help)(?:[/?#]|$)/

/** Converts Markdown and HTML to plain text. Links keep their text, pictures are dropped. */
const plainText = (text: string): string =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)?/g, '')
    .replace(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, (_, label: string, address: string) =>
      OURS.test(address) ? `${label} (${address})` : label,
    )
    .replace(/<[^>]*>?/g, '')
    .replace(/\b(?:https?:\/\/|www\.|javascript:|data:)\S+/gi, '')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/(\*\*|__|`+)/g, '')
    .replace(/[ \t]{2,}/g, ' ')

const HOSPITAL =
  /((?:[\p{Lu}][\p{L}'’.&-]*\s+){1,6}(?:Hospitals?|Clinics?|Medical Cent(?:er|re)|Hastanesi|Kliniği|Tıp Merkezi|больница|клиника)|(?:Больница|Клиника|Клинике|Больнице)\s+[«"]?[\p{Lu}][\p{L}\s-]*[»"]?|(?:مستشفى|عيادة|مركز)\s+[\p{L}]+(?:\s+[\p{L}]+)?)/gu
const DOCTOR =
  /(?:(?:Prof|Doç|Op|Uzm|Assoc|Asst)\.?\s*)*(?:Dr\.?|Doctor|Doktor|Доктор|الدكتورة?|د\.)\s*((?:[\p{Lu}\u0600-\u06ff][\p{L}'’-]*\s?){1,4})/gu

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const TITLES = new Set([
  'dr',
  'prof',
  'doc',
  'op',
  'uzm',
  'assoc',
  'asst',
  'the',
  'at',
  'in',
  'our',
  'doctor',
  'hospital',
  'clinic',
])

/** Whether every word of a name belongs to one known name. */
const isKnown = (name: string, known: readonly string[]): boolean => {
  const words = wordsOf(name).filter((word) => !TITLES.has(word))
  return words.length === 0 || known.some((one) => words.every((word) => wordsOf(one).includes(word)))
}

function namesUnknown(sentence: string, known: readonly string[]): boolean {
  const hospitals = [...sentence.matchAll(HOSPITAL)].map(([, name = '']) => name)
  const doctors = [...sentence.matchAll(DOCTOR)].map(([, name = '']) => name)
  return [...hospitals, ...doctors].some((name) => !isKnown(name, known))
}

/** Returns an allowed sentence as plain text, or an empty string. */
export function allowed(sentence: string, known: readonly string[]): string {
  const text = plainText(sentence)
  if (DOSE.test(text) || DIAGNOSIS.test(text) || PLAYS_DOWN.test(text) || namesUnknown(text, known)) return ''
  return text
}

// End of a sentence. The dot of a title does not end one.
const END = /(?<!\b(?:Dr|Prof|Op|Uzm|Doç|Assoc|Asst|St))([.!?؟…]+["»”)]?\s+|\n+)/u

/** Buffers streamed text and emits it by sentence, each after its check. */
export function sentenceCheck(known: () => readonly string[], say: (text: string) => void) {
  let rest = ''
  let said = ''
  const give = (sentence: string) => {
    const text = allowed(sentence, known())
    if (text === '') return
    said += text
    say(text)
  }
  return {
    add(piece: string): void {
      rest += piece
      for (let end = END.exec(rest); end; end = END.exec(rest)) {
        const length = end.index + end[0].length
        give(rest.slice(0, length))
        rest = rest.slice(length)
      }
    },
    /** Checks the rest and returns the whole emitted text. */
    end(): string {
      if (rest !== '') give(rest)
      rest = ''
      return said.trim()
    },
  }
}
