import { choice, choices, papers, questionnaire, required, text, view, yesNo } from './shape.ts'
import { anaesthesia, bloodThinners, clots, duration, metalInBody, pain, walking } from './shared-questions.ts'

export const jointReplacement = questionnaire({
  id: 'joint-replacement',
  name: 'Knee and hip surgery',
  concepts: [
    'knee-replacement',
    'hip-replacement',
    'knee-arthroscopy',
    'orthopedic-consultation',
    'sports-injury',
    'orthopedics',
  ],
  questions: [
    required(
      choices('joint', 'Which joint is it?', 'Two joints are seldom treated in one operation.', {
        left_knee: 'Left knee',
        right_knee: 'Right knee',
        left_hip: 'Left hip',
        right_hip: 'Right hip',
        other: 'Other',
      }),
    ),
    duration,
    pain,
    walking,
    choices(
      'joint-tried',
      'What has been done so far?',
      'A new joint is advised when other treatment no longer helps.',
      {
        none: 'None',
        medicine: 'Pain medicine',
        therapy: 'Physiotherapy',
        injections: 'Injections',
        keyhole: 'Keyhole surgery',
        replacement: 'Joint replacement',
      },
    ),
    yesNo(
      'joint-infection',
      'Have you had an infection in this joint, or an open wound now?',
      'Germs can settle on an implant.',
    ),
    yesNo('metal-allergy', 'Are you allergic to nickel or other metals?', 'Nickel-free implants are available.'),
    clots,
    bloodThinners,
    anaesthesia,
    choice(
      'stairs',
      'Do you have to climb stairs at home?',
      'The therapist practises with you what you will need at home.',
      {
        no: 'No',
        few: 'A few',
        floor: 'A floor or more',
      },
    ),
    papers(
      view('joint-xray', 'Joint X-ray', 'Standing, front and side, not older than six months. DICOM is best.'),
      view('joint-mri', 'MRI with its report', 'If you have one. A zip of the CD is accepted.'),
    ),
  ],
})

export const spine = questionnaire({
  id: 'spine',
  name: 'Spine surgery',
  concepts: ['spine-surgery', 'pain-clinic', 'neurosurgery'],
  questions: [
    required(
      choices('spine-part', 'Which part of the spine is it?', 'It decides the surgeon and the operation.', {
        neck: 'Neck',
        chest: 'Upper back',
        low: 'Lower back',
        curve: 'A curve of the whole spine',
      }),
    ),
    choices('spine-symptoms', 'What do you feel?', 'Weakness is treated sooner than pain.', {
      back: 'Back or neck pain',
      limb: 'Pain into a leg or arm',
      numb: 'Numbness',
      weak: 'Weakness in a leg or arm',
      none: 'None',
    }),
    yesNo(
      'spine-bladder',
      'Have you lost control of bladder or bowel, or feeling between the legs?',
      'If this is new, do not wait for a quote. Go to an emergency department today.',
    ),
    duration,
    pain,
    walking,
    choices('spine-tried', 'What has been done so far?', 'Most discs heal without surgery.', {
      none: 'None',
      medicine: 'Pain medicine',
      therapy: 'Physiotherapy',
      injections: 'Injections',
      surgery: 'Spine surgery',
    }),
    metalInBody,
    bloodThinners,
    anaesthesia,
    papers(
      view('spine-mri', 'MRI of the spine', 'Not older than six months, with its report. A zip of the CD is accepted.'),
      view('spine-xray', 'Spine X-ray', 'Standing, if you have one.'),
    ),
  ],
})

export const rehabilitation = questionnaire({
  id: 'rehabilitation',
  name: 'Rehabilitation',
  concepts: ['physiotherapy', 'stroke-rehabilitation', 'thermal-therapy', 'speech-therapy', 'physical-medicine'],
  questions: [
    required(text('rehab-event', 'What happened, and when?', 'The first months are the most important for training.')),
    walking,
    choices('rehab-help', 'What do you need help with?', 'It decides the room, the nurse and the therapists.', {
      none: 'None',
      dressing: 'Washing and dressing',
      eating: 'Eating and swallowing',
      speaking: 'Speaking',
      transfer: 'Getting out of bed',
    }),
    choice('rehab-weeks', 'How long could you stay?', 'The price is per week.', {
      one: 'One week',
      two: 'Two weeks',
      four: 'Four weeks',
      more: 'Longer',
      advise: 'Please advise me',
    }),
    pain,
    metalInBody,
    papers(view('rehab-report', 'Discharge report', 'All pages, flat and sharp, as PDF or photo.')),
  ],
})
