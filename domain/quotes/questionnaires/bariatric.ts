import { choice, choices, number, papers, questionnaire, required, view, yesNo } from './shape.ts'
import { anaesthesia, bloodThinners, clots } from './shared-questions.ts'

export const bariatric = questionnaire({
  id: 'bariatric',
  name: 'Weight-loss surgery',
  concepts: ['gastric-sleeve', 'gastric-bypass', 'bariatric-surgery'],
  questions: [
    required(
      number(
        'weight-highest',
        'What was your highest weight?',
        'Together with your height it decides who may be operated on.',
        {
          min: 40,
          max: 400,
          unit: 'kg',
        },
      ),
    ),
    choices(
      'weight-tried',
      'What have you tried so far?',
      'Guidelines advise surgery after other ways have been tried.',
      {
        diet: 'Diet',
        exercise: 'Exercise',
        medicine: 'Medicine or injections',
        balloon: 'A stomach balloon',
        none: 'None',
      },
    ),
    choice(
      'weight-earlier',
      'Have you had weight-loss surgery before?',
      'A second operation carries more risk and costs more.',
      {
        none: 'No',
        sleeve: 'Sleeve',
        bypass: 'Bypass',
        band: 'Band',
        other: 'Other',
      },
    ),
    choices(
      'weight-illness',
      'Which of these do you have?',
      'They decide between sleeve and bypass, and what is prepared before.',
      {
        none: 'None',
        diabetes: 'Diabetes',
        pressure: 'High blood pressure',
        apnoea: 'Sleep apnoea',
        reflux: 'Heartburn or reflux',
        liver: 'Fatty liver or gallstones',
      },
    ),
    yesNo(
      'weight-injection',
      'Do you use semaglutide, tirzepatide or a similar injection?',
      'It slows the stomach, which matters for anaesthesia.',
    ),
    yesNo(
      'eating',
      'Have you had binge eating or vomiting on purpose?',
      'Treating it first makes the operation safer. It does not exclude you.',
    ),
    choice(
      'alcohol',
      'How often do you drink alcohol?',
      'After the operation alcohol acts faster and can become a danger.',
      { never: 'Never', monthly: 'Monthly or less', weekly: 'Every week', daily: 'Every day' },
    ),
    yesNo(
      'follow-up-home',
      'Is there a doctor or dietitian at home who can follow you?',
      'You need blood tests and vitamins for life.',
    ),
    clots,
    bloodThinners,
    anaesthesia,
    papers(
      view('weight-labs', 'Latest blood tests', 'All pages, flat and sharp, as PDF or photo.'),
      view('gastroscopy', 'Report of a gastroscopy', 'If you have had one within a year.'),
    ),
  ],
})
