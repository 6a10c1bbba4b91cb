import { choice, choices, papers, questionnaire, required, text, view, yesNo } from './shape.ts'
import { metalInBody } from './shared-questions.ts'

export const checkUp = questionnaire({
  id: 'check-up',
  name: 'Check-up',
  concepts: ['health-screening', 'mri', 'blood-tests', 'endoscopy', 'sleep-study', 'pet-ct'],
  questions: [
    required(
      choice(
        'check-aim',
        'Why do you want a check-up?',
        'It decides which tests make sense. More tests are not always better.',
        {
          routine: 'A routine check',
          symptom: 'I have symptoms',
          family: 'An illness in the family',
          employer: 'For work or a visa',
        },
      ),
    ),
    text('check-symptoms', 'Which symptoms do you have?', 'A symptom is examined first, before any package.'),
    choice('check-last', 'When was your last check-up?', 'Tests that are still valid are not repeated.', {
      never: 'Never',
      year: 'Within a year',
      years: 'One to three years ago',
      long: 'Longer ago',
    }),
    choices('check-family', 'Which illnesses are in your close family?', 'Some make a test useful at a younger age.', {
      none: 'None',
      heart: 'Heart attack before 60',
      bowel: 'Bowel cancer',
      breast: 'Breast or ovarian cancer',
      prostate: 'Prostate cancer',
      diabetes: 'Diabetes',
    }),
    metalInBody,
    yesNo(
      'contrast',
      'Have you reacted to contrast medium, or do you have kidney disease?',
      'CT and MRI may need contrast medium.',
    ),
    yesNo('claustrophobia', 'Do narrow spaces make you anxious?', 'An open or short MRI can be chosen.'),
    papers(view('check-earlier', 'Earlier results', 'Blood tests and reports of the last two years.')),
  ],
})
