import { choice, choices, papers, questionnaire, required, text, view, yesNo } from './shape.ts'

export const eyes = questionnaire({
  id: 'eyes',
  name: 'Cataract and laser eye surgery',
  concepts: ['cataract', 'laser-eye', 'retina', 'eye-exam', 'ophthalmology'],
  questions: [
    required(
      choice('eye-side', 'Which eye is it?', 'Cataracts are usually treated one eye at a time.', {
        left: 'Left eye',
        right: 'Right eye',
        both: 'Both eyes',
      }),
    ),
    required(
      choices('eye-problem', 'What is the problem?', 'It decides between laser, a new lens and other treatment.', {
        near: 'Short-sighted',
        far: 'Long-sighted',
        astigmatism: 'Astigmatism',
        reading: 'Reading glasses',
        cataract: 'Cataract',
        retina: 'A disease of the retina',
      }),
    ),
    text(
      'eye-numbers',
      'What are the values of your glasses?',
      'Copy them from the prescription, such as −3.25 and −0.75.',
    ),
    yesNo(
      'eye-stable',
      'Have they been the same for a year?',
      'Laser treatment waits until the eyes no longer change.',
    ),
    choice(
      'eye-lenses',
      'Do you wear contact lenses?',
      'They change the cornea. Stop wearing them before measurements.',
      {
        none: 'No',
        soft: 'Soft',
        hard: 'Hard',
      },
    ),
    choices('eye-diseases', 'Do you have a disease of the eyes?', 'Some rule out laser treatment or certain lenses.', {
      none: 'None',
      glaucoma: 'Glaucoma',
      keratoconus: 'Keratoconus',
      dry: 'Dry eyes',
      diabetes: 'Damage by diabetes',
      lazy: 'A lazy eye',
    }),
    yesNo(
      'eye-earlier',
      'Has an eye been operated on before?',
      'Earlier laser treatment changes how a lens is calculated.',
    ),
    yesNo(
      'eye-prostate',
      'Have you ever taken tamsulosin or similar for the prostate?',
      'It makes the iris floppy during cataract surgery. Surgeons prepare for it.',
    ),
    choice('eye-aim', 'What matters most to you afterwards?', 'No lens does everything. It decides the kind of lens.', {
      far: 'Seeing far without glasses',
      near: 'Reading without glasses',
      all: 'No glasses at all',
      night: 'Driving at night',
    }),
    papers(
      view('eye-prescription', 'Prescription of your glasses', 'Not older than a year.'),
      view('eye-topography', 'Corneal map or eye report', 'If you have one.'),
    ),
  ],
})
