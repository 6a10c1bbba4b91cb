/**
 * `npm run eval:assistant` prints totals by language and kind for both halves and the last part.
 * `-- --cases` also prints failures of the built half. The rest is only counted.
 */
import { UI_LANGUAGES } from '#domain/languages.ts'
import { type Score, SETS, scoresOf, spreadOf, totalsOf } from './evaluation.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(8)

function line(label: string, scores: readonly Score[]): string {
  const { cases, top1, top3, exact, safer, unsafe, missed, askedOnly, askedElsewhere, falseAlarms, falseElsewhere } =
    totalsOf(scores)
  const shares = [top1, top3, exact, safer, unsafe].map(percent).join(' ')
  return `${label.padEnd(12)} ${String(cases).padStart(5)} ${shares} ${String(missed).padStart(7)} ${String(askedOnly).padStart(6)} ${percent(falseAlarms)} ${String(falseElsewhere).padStart(6)} ${percent(askedElsewhere)}`
}

for (const set of SETS) {
  const scores = await scoresOf(set)
  if (scores.length === 0) continue
  say(
    `\n${set.padEnd(12)} cases    top-1    top-3    exact    safer   unsafe  missed  asked   alarms  others  others asked`,
  )
  for (const language of UI_LANGUAGES)
    say(
      line(
        language,
        scores.filter((score) => score.case.language === language),
      ),
    )
  for (const kind of new Set(scores.map((score) => score.case.kind)))
    say(
      line(
        kind,
        scores.filter((score) => score.case.kind === kind),
      ),
    )
  say(line('all', scores))
  const { top3, safe } = spreadOf(scores)
  say(`languages apart: top-3 ${percent(top3)}, safe ${percent(safe)}`)
  if (set !== 'build' || !process.argv.includes('--cases')) continue
  for (const { case: one, given, missed, falseAlarm, safety, top3 } of scores) {
    if (!missed && !falseAlarm && safety !== 'unsafe' && top3 !== false) continue
    const wrong = [
      missed && 'missed',
      falseAlarm && 'false alarm',
      safety === 'unsafe' && 'unsafe',
      top3 === false && 'specialty',
    ]
    say(`${one.id} ${one.language} ${wrong.filter(Boolean).join(', ')}: ${one.turns.join(' | ')}`)
    say(
      `   ${given.urgency} ${given.specialties.join(', ')} [${given.rules.map(({ id }) => id)}] {${given.concepts.map(({ id }) => id)}}`,
    )
    say(`   ${[...given.reading.present.keys()].join(' ')} | no: ${[...given.reading.denied].join(' ')}`)
  }
}
