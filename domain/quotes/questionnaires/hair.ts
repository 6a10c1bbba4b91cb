import { choice, choices, photos, questionnaire, required, view, yesNo } from './shape.ts'
import { bloodThinners, scars } from './shared-questions.ts'

export const hairTransplant = questionnaire({
  id: 'hair-transplant',
  name: 'Hair transplant',
  concepts: ['hair-transplant', 'hair-restoration'],
  questions: [
    required(
      choices('hair-area', 'Where do you want more hair?', 'The area decides how many grafts are needed.', {
        front: 'Front and temples',
        crown: 'Crown',
        top: 'Whole top',
        beard: 'Beard or moustache',
        eyebrows: 'Eyebrows',
      }),
    ),
    choice(
      'hair-grade',
      'Which stage is closest to your hair loss?',
      'Surgeons use these stages to estimate grafts and the number of sessions.',
      {
        norwood_2: 'Norwood 2: the hairline is slightly higher at the temples',
        norwood_3: 'Norwood 3: deep temples',
        norwood_3v: 'Norwood 3 vertex: deep temples and a thin crown',
        norwood_4: 'Norwood 4: front and crown are thin, with a band of hair between',
        norwood_5: 'Norwood 5: the band between front and crown is narrow',
        norwood_6: 'Norwood 6 or 7: the top is bald',
        ludwig_1: 'Ludwig 1: the parting is a little wider',
        ludwig_2: 'Ludwig 2: the parting is clearly wider',
        ludwig_3: 'Ludwig 3: the top is almost bare',
        unknown: 'I do not know',
      },
    ),
    choice(
      'hair-loss-pace',
      'Is your hair loss still going on?',
      'If it continues quickly, a surgeon may advise medicine first.',
      { stopped: 'It has stopped', slow: 'Slowly', fast: 'Quickly', unknown: 'I do not know' },
    ),
    choice(
      'hair-earlier',
      'Have you had a hair transplant before?',
      'Earlier grafts reduce what the back of the head can still give.',
      { none: 'No', one: 'Once', more: 'More than once' },
    ),
    choices('hair-medicine', 'Which hair medicines do you use?', 'Some are paused before, and all affect the result.', {
      none: 'None',
      minoxidil: 'Minoxidil',
      finasteride: 'Finasteride or dutasteride',
      other: 'Other',
    }),
    choices(
      'scalp',
      'Do you have a disease of the scalp?',
      'An active disease must calm down first, or the grafts do not grow.',
      {
        none: 'None',
        psoriasis: 'Psoriasis or eczema',
        patches: 'Round bald patches (alopecia areata)',
        scarring: 'Scars or inflammation',
        unknown: 'I do not know',
      },
    ),
    bloodThinners,
    scars,
    yesNo('faint', 'Do injections make you faint?', 'The operation is long and you are awake.'),
    photos(
      view('front', 'Front', 'Daylight, hair dry and combed back, camera at eye level, no flash.'),
      view('top', 'Top', 'Bend your head forward so that the whole crown is in the picture.'),
      view('left', 'Left side', 'From ear to forehead, hair away from the temple.'),
      view('right', 'Right side', 'From ear to forehead, hair away from the temple.'),
      view('back', 'Back of the head', 'From the neck to the crown. This is where grafts come from.'),
    ),
  ],
})
