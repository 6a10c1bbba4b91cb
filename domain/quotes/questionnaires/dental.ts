import { choice, choices, papers, photos, questionnaire, required, text, view, yesNo } from './shape.ts'
import { bloodThinners, grinding, gums } from './shared-questions.ts'

const teethPhotos = [
  view('teeth-front', 'Teeth from the front', 'Bite together, lift the lips with two fingers, use daylight.'),
  view('teeth-upper', 'Upper teeth', 'Mouth wide open, head back, camera from below. All teeth are sharp.'),
  view('teeth-lower', 'Lower teeth', 'Mouth wide open, camera from above, tongue back.'),
]

const panorama = view(
  'panorama',
  'Panoramic X-ray of the jaws',
  'Not older than six months if you have one. A file from the dentist is better than a photo of a screen.',
)

export const dentalImplants = questionnaire({
  id: 'dental-implant',
  name: 'Dental implants',
  concepts: ['dental-implant'],
  questions: [
    required(
      choice('teeth-missing', 'How many teeth are missing or must be replaced?', 'It decides the number of implants.', {
        one: 'One',
        two_to_four: 'Two to four',
        more: 'Five or more',
        upper: 'All upper teeth',
        lower: 'All lower teeth',
        all: 'All teeth',
      }),
    ),
    text('teeth-which', 'Which teeth are they?', 'Write it in your own words, such as upper left, next to the last.'),
    choice('teeth-lost', 'When did you lose them?', 'Bone shrinks after a tooth is lost. A graft may be needed.', {
      still: 'They are still in place',
      under_year: 'Less than a year ago',
      years: 'One to five years ago',
      long: 'Longer ago',
    }),
    choice('teeth-now', 'Do you wear anything in the gap now?', 'It shows what you can use while the bone heals.', {
      nothing: 'Nothing',
      bridge: 'A bridge',
      removable: 'A removable denture',
      implants: 'Implants',
    }),
    gums,
    grinding,
    yesNo(
      'bone-medicine',
      'Have you had medicine for bone loss or cancer in the bones?',
      'Bisphosphonates and denosumab can stop the jaw from healing.',
    ),
    yesNo('head-radiation', 'Have you had radiotherapy of head or neck?', 'Irradiated bone heals more slowly.'),
    bloodThinners,
    choice(
      'implant-stays',
      'Can you come twice?',
      'Most implants need a second visit after three to six months for the teeth.',
      { yes: 'Yes', no: 'No, only once', unknown: 'I do not know yet' },
    ),
    photos(...teethPhotos),
    papers(panorama),
  ],
})

export const dentalVeneers = questionnaire({
  id: 'dental-veneers',
  name: 'Veneers and crowns',
  concepts: [
    'dental-veneers',
    'dental-crowns',
    'teeth-whitening',
    'root-canal',
    'orthodontics',
    'dental-checkup',
    'dentistry',
  ],
  questions: [
    required(
      choices(
        'smile-wish',
        'What would you like to change?',
        'It tells the dentist whether less than a veneer is enough.',
        {
          colour: 'Colour',
          shape: 'Shape or length',
          gaps: 'Gaps',
          crooked: 'Crooked teeth',
          broken: 'Broken or worn teeth',
          pain: 'Pain',
        },
      ),
    ),
    choice('smile-count', 'How many teeth should be treated?', 'The price is per tooth.', {
      few: 'One to three',
      six: 'Four to six',
      ten: 'Seven to ten',
      more: 'More than ten',
      advise: 'Please advise me',
    }),
    choices(
      'smile-existing',
      'What do these teeth already have?',
      'Old work must come off, and treated teeth may need a crown.',
      { none: 'None', fillings: 'Fillings', veneers: 'Veneers', crowns: 'Crowns', roots: 'Root canal treatment' },
    ),
    gums,
    grinding,
    yesNo(
      'teeth-sensitive',
      'Are your teeth sensitive to cold?',
      'Grinding healthy enamel cannot be undone. The dentist removes as little as possible.',
    ),
    choice('smile-shade', 'Which colour would you like?', 'The colour of ceramic cannot be changed later.', {
      natural: 'Natural',
      lighter: 'A little lighter',
      white: 'Very white',
      advise: 'Please advise me',
    }),
    photos(view('smile', 'Your smile', 'The whole face from the front, in daylight, smiling broadly.'), ...teethPhotos),
  ],
})
