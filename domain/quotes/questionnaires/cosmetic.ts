import { choice, choices, number, papers, photos, questionnaire, required, view, yesNo } from './shape.ts'
import { anaesthesia, bloodThinners, children, clots, scars, weightStable } from './shared-questions.ts'

export const rhinoplasty = questionnaire({
  id: 'rhinoplasty',
  name: 'Nose surgery',
  concepts: ['rhinoplasty'],
  questions: [
    required(
      choices('nose-wish', 'What would you like to change?', 'The surgeon says what is possible and what is not.', {
        bump: 'A bump',
        tip: 'The tip',
        width: 'The width',
        crooked: 'A crooked nose',
        breathing: 'Breathing',
        other: 'Other',
      }),
    ),
    choice('nose-breathing', 'How do you breathe through the nose?', 'Shape and breathing are treated together.', {
      well: 'Well',
      one_side: 'Badly on one side',
      both: 'Badly on both sides',
    }),
    choice(
      'nose-earlier',
      'Has your nose been operated on before?',
      'A second operation is longer and may need cartilage.',
      {
        none: 'No',
        one: 'Once',
        more: 'More than once',
      },
    ),
    yesNo('nose-injury', 'Has your nose been broken?', 'An old fracture changes the plan for the bone.'),
    yesNo('nose-filler', 'Have you had filler in the nose?', 'Filler may have to be dissolved first.'),
    yesNo(
      'nose-spray',
      'Do you use a decongestant spray every day?',
      'Long use harms the lining of the nose and slows healing.',
    ),
    bloodThinners,
    anaesthesia,
    scars,
    photos(
      view('nose-front', 'Front', 'Face relaxed, hair back, camera at the height of the nose.'),
      view('nose-left', 'Left profile', 'Exactly from the side, looking straight ahead.'),
      view('nose-right', 'Right profile', 'Exactly from the side, looking straight ahead.'),
      view('nose-below', 'From below', 'Head tilted back until both nostrils are seen.'),
    ),
  ],
})

export const breastSurgery = questionnaire({
  id: 'breast-surgery',
  name: 'Breast surgery',
  concepts: ['breast-surgery'],
  questions: [
    required(
      choices('breast-wish', 'Which operation are you considering?', 'Each has its own stay, scars and price.', {
        larger: 'Larger breasts',
        smaller: 'Smaller breasts',
        lift: 'A lift',
        exchange: 'Removing or changing implants',
        reconstruction: 'Reconstruction after cancer',
        advise: 'Please advise me',
      }),
    ),
    choice('breast-implants', 'Do you have implants now?', 'Older implants may need to be checked or changed.', {
      none: 'No',
      under_ten: 'Yes, less than ten years',
      over_ten: 'Yes, more than ten years',
      unknown: 'I do not know',
    }),
    yesNo(
      'breast-imaging',
      'Have you had a mammogram or breast ultrasound within a year?',
      'Surgeons want a clear image before they operate. It can also be done in Türkiye.',
    ),
    yesNo(
      'breast-cancer',
      'Have you, your mother or a sister had breast cancer?',
      'It changes the examinations before the operation.',
    ),
    yesNo(
      'breast-feeding',
      'Have you been pregnant or breastfeeding in the last six months?',
      'The breast must settle before its shape can be planned.',
    ),
    children,
    clots,
    bloodThinners,
    anaesthesia,
    scars,
    photos(
      view('breast-front', 'Front', 'From shoulders to waist, arms down. Your face need not be in the picture.'),
      view('breast-left', 'Left side', 'From the side, arms behind you. Your face need not be in the picture.'),
      view('breast-right', 'Right side', 'From the side, arms behind you. Your face need not be in the picture.'),
    ),
    papers(view('breast-report', 'Report of the last breast imaging', 'All pages, flat and sharp, as PDF or photo.')),
  ],
})

export const bodyContouring = questionnaire({
  id: 'body-contouring',
  name: 'Liposuction and tummy tuck',
  concepts: ['liposuction'],
  questions: [
    required(
      choices(
        'body-areas',
        'Which areas concern you?',
        'Areas decide the time under anaesthesia, which has a safe limit.',
        {
          belly: 'Belly',
          flanks: 'Waist and back',
          thighs: 'Thighs',
          arms: 'Arms',
          chin: 'Chin and neck',
          other: 'Other',
        },
      ),
    ),
    choice('body-skin', 'Is there loose skin?', 'Liposuction removes fat. Loose skin needs a tummy tuck or a lift.', {
      none: 'No',
      some: 'Some',
      much: 'Much',
      unknown: 'I do not know',
    }),
    weightStable,
    number(
      'weight-lost',
      'How much weight have you lost in total?',
      'After a large loss, vitamins and protein are tested first.',
      {
        min: 0,
        max: 300,
        unit: 'kg',
      },
    ),
    choice(
      'body-births',
      'Have you given birth?',
      'Muscles of the belly can part in pregnancy and be repaired together.',
      {
        none: 'No',
        natural: 'Yes',
        section: 'Yes, by caesarean section',
        not_applicable: 'Does not apply',
      },
    ),
    yesNo('body-hernia', 'Do you have a hernia?', 'It must be known before the belly is treated.'),
    children,
    clots,
    bloodThinners,
    anaesthesia,
    photos(
      view('body-front', 'Front', 'Standing, from chest to knees, arms away from the body.'),
      view('body-side', 'Side', 'Standing relaxed, without pulling in the belly.'),
      view('body-back', 'Back of the body', 'Standing, from shoulders to knees.'),
    ),
  ],
})

export const faceSurgery = questionnaire({
  id: 'face-surgery',
  name: 'Eyelid and face surgery',
  concepts: ['eyelid-surgery', 'dermatology-visit', 'plastic-surgery', 'dermatology'],
  questions: [
    required(
      choices(
        'face-areas',
        'Which areas concern you?',
        'Areas decide the time under anaesthesia, which has a safe limit.',
        {
          upper_lids: 'Upper eyelids',
          lower_lids: 'Lower eyelids',
          brows: 'Brows',
          face: 'Face and neck',
          skin: 'Skin',
        },
      ),
    ),
    yesNo('dry-eyes', 'Are your eyes often dry?', 'Surgery can make dry eyes worse.'),
    yesNo('face-earlier', 'Have you had surgery or filler in this area?', 'Scars and filler change the plan.'),
    bloodThinners,
    anaesthesia,
    scars,
    photos(
      view('face-front', 'Front', 'Face relaxed, eyes open, no make-up, daylight.'),
      view('face-side', 'Side', 'Exactly from the side, looking straight ahead.'),
      view('area', 'The area itself', 'Close and sharp, in daylight, with a coin beside it for size.'),
    ),
  ],
})
