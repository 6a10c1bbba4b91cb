import { choice, papers, questionnaire, required, text, yesNo } from './shape.ts'
import { anaesthesia, bloodThinners, duration, pain, report } from './shared-questions.ts'

/** For every treatment without a questionnaire of its own. */
export const general = questionnaire({
  id: 'general',
  name: 'General questions',
  concepts: [],
  questions: [
    required(
      text('problem', 'What is the problem, in your own words?', 'It helps the hospital choose the right doctor.'),
    ),
    duration,
    pain,
    yesNo('seen-doctor', 'Has a doctor examined you for it?', 'Reports save you from repeated tests.'),
    text('treated-so-far', 'What has been done so far?', 'It shows what helped and what did not.'),
    choice('urgency', 'How soon do you need treatment?', 'The hospital looks for a free date that fits.', {
      month: 'Within a month',
      quarter: 'Within three months',
      later: 'At a later time',
      information: 'I am only looking for information',
    }),
    bloodThinners,
    anaesthesia,
    papers(report),
  ],
})
