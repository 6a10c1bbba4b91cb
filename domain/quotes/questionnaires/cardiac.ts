import { choice, choices, number, papers, questionnaire, text, view, yesNo } from './shape.ts'
import { anaesthesia, bloodThinners, diagnosis } from './shared-questions.ts'

const echo = view('echo', 'Echocardiography report', 'Not older than three months. Videos as a zip are welcome.')

export const cardiac = questionnaire({
  id: 'cardiac',
  name: 'Heart treatment',
  concepts: [
    'heart-bypass',
    'heart-valve',
    'coronary-angiography',
    'heart-rhythm',
    'cardiology',
    'cardiovascular-surgery',
  ],
  questions: [
    diagnosis,
    choices('heart-symptoms', 'What do you feel?', 'If chest pain is new or stronger now, call an ambulance first.', {
      none: 'None',
      chest: 'Chest pain on effort',
      breath: 'Short of breath',
      faint: 'Fainting or dizziness',
      beat: 'A fast or irregular heartbeat',
      swelling: 'Swollen legs',
    }),
    choice(
      'heart-effort',
      'What can you do without symptoms?',
      'Doctors use these four classes for the risk of an operation.',
      {
        class_1: 'Everything',
        class_2: 'Two floors of stairs, slowly',
        class_3: 'Only light housework',
        class_4: 'I have symptoms at rest',
      },
    ),
    choices('heart-earlier', 'What has been done to your heart?', 'A second operation is planned differently.', {
      none: 'None',
      stent: 'Stent',
      bypass: 'Bypass',
      valve: 'Valve operation',
      ablation: 'Ablation',
      device: 'Pacemaker or defibrillator',
    }),
    number('heart-ef', 'What is your ejection fraction?', 'The echocardiography report shows it as EF.', {
      min: 5,
      max: 90,
      unit: '%',
    }),
    choices('heart-other', 'Which of these do you have?', 'They matter for anaesthesia and recovery.', {
      none: 'None',
      diabetes: 'Diabetes',
      kidney: 'Kidney disease',
      lung: 'Lung disease',
      stroke: 'Stroke',
    }),
    bloodThinners,
    anaesthesia,
    yesNo(
      'heart-flight',
      'Has a doctor allowed you to fly?',
      'After a heart attack or with symptoms at rest, flying can be dangerous.',
    ),
    papers(
      view('angiography', 'Angiography images', 'A zip of the CD (DICOM) lets the surgeon see the arteries.'),
      echo,
      view('ecg', 'Heart tracing (ECG)', 'The whole sheet, flat and sharp.'),
    ),
  ],
})

export const childHeart = questionnaire({
  id: 'paediatric-cardiology',
  name: "Children's heart treatment",
  concepts: [],
  questions: [
    diagnosis,
    choice('child-found', 'When was it found?', 'Some heart defects should be closed within a certain age.', {
      before: 'Before birth',
      newborn: 'In the first month',
      infant: 'In the first year',
      later: 'At a later time',
    }),
    choices(
      'child-symptoms',
      'What do you see in your child?',
      'Blue lips or tiring at the breast make it more urgent.',
      {
        none: 'None',
        blue: 'Blue lips or skin',
        feeding: 'Tires or sweats when feeding',
        growth: 'Grows slowly',
        breath: 'Breathes fast',
        faint: 'Fainting',
      },
    ),
    number(
      'child-saturation',
      'What is the oxygen saturation?',
      'It decides whether the child may fly, and with oxygen or not.',
      {
        min: 40,
        max: 100,
        unit: '%',
      },
    ),
    choice('child-earlier', 'Has your child been treated before?', 'A second operation is planned differently.', {
      none: 'No',
      catheter: 'By catheter',
      surgery: 'By heart surgery',
      both: 'Both',
    }),
    yesNo('child-syndrome', 'Does your child have a genetic syndrome?', 'It can affect airway, immunity and recovery.'),
    yesNo(
      'child-infection',
      'Has your child had a fever or cough in two weeks?',
      'Operations wait until an infection is over.',
    ),
    text(
      'child-hospital',
      'Where is your child treated now?',
      'Doctors may wish to speak with that team, with your consent.',
    ),
    papers(
      echo,
      view('child-report', 'Latest report of the heart doctor', 'All pages, flat and sharp, as PDF or photo.'),
    ),
  ],
})
