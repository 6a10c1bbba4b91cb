import { choice, choices, number, papers, questionnaire, required, view, yesNo } from './shape.ts'

export const ivf = questionnaire({
  id: 'ivf',
  name: 'IVF treatment',
  concepts: ['ivf', 'gynecology-visit', 'pregnancy', 'reproductive-medicine', 'obstetrics-gynecology'],
  questions: [
    yesNo(
      'ivf-married',
      'Are you and your partner married?',
      'In Türkiye the law allows IVF only for married couples, with their own eggs and sperm.',
    ),
    number('ivf-partner-age', 'How old is your partner?', 'Age affects eggs more than anything, and sperm a little.', {
      min: 18,
      max: 99,
    }),
    required(
      choice('ivf-trying', 'How long have you been trying?', 'It decides which tests come first.', {
        under_year: 'Less than a year',
        years: 'One to three years',
        long: 'Longer',
      }),
    ),
    choice('ivf-cycles', 'How many IVF cycles have you had?', 'What happened then shapes the next plan.', {
      none: 'None',
      one: 'One',
      two: 'Two',
      more: 'Three or more',
    }),
    choice('ivf-pregnancies', 'Have you been pregnant before?', 'Earlier pregnancies show what works.', {
      none: 'No',
      birth: 'Yes, with a birth',
      miscarriage: 'Yes, with a miscarriage',
      both: 'Yes, with both',
    }),
    choices('ivf-causes', 'Which causes are known?', 'Each needs a treatment of its own.', {
      none: 'None',
      tubes: 'Blocked tubes',
      endometriosis: 'Endometriosis',
      pcos: 'Polycystic ovaries',
      reserve: 'Few eggs',
      sperm: 'Few or slow sperm',
      unknown: 'I do not know',
    }),
    choice('ivf-cycle', 'Is your period regular?', 'The treatment follows your cycle, so the journey does too.', {
      yes: 'Yes',
      no: 'No',
      none: 'I have none',
    }),
    yesNo('ivf-genetic', 'Is there a genetic disease in either family?', 'Embryos can be tested for some diseases.'),
    choice(
      'ivf-stay',
      'How long could you stay in Türkiye?',
      'Part of the monitoring can be done at home. A cycle takes two to three weeks.',
      { week: 'About a week', two: 'Two weeks', three: 'Three weeks', advise: 'Please advise me' },
    ),
    papers(
      view('ivf-hormones', 'Hormone tests (AMH, FSH)', 'Not older than a year.'),
      view('ivf-sperm', 'Semen analysis', 'Not older than a year.'),
      view('ivf-ultrasound', 'Ultrasound or tube X-ray', 'If you have one.'),
    ),
  ],
})
