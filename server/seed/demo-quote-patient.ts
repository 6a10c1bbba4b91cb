/** Quote requests of the demo patient: one draft, one with quotes, one accepted, one billed. */
import type { DemoQuoteStory } from './demo-quote-stories.ts'

const INGRID = { patient: null, language: 'en', country: 'DE', airport: 'HAM', languages: ['en', 'de'] } as const
const HEALTH: DemoQuoteStory['health'] = {
  birthYear: 1979,
  sex: 'female',
  heightCm: 171,
  weightKg: 74,
  smoking: 'former',
  conditions: ['High blood pressure'],
  medicines: ['Bisoprolol 5 mg in the morning'],
  allergies: [],
  operations: ['Keyhole surgery of the left knee, 2018'],
}

export const PATIENT_STORIES: readonly DemoQuoteStory[] = [
  {
    ...INGRID,
    treatment: 'Cataract Surgery',
    state: 'accepted',
    sent: { daysAgo: 238 },
    goal: 'A ball hit my right eye years ago, and the lens has clouded since. I would like to drive at night again.',
    answers: { 'eye-side': 'right', 'eye-problem': ['cataract'], 'eye-diseases': ['none'], 'eye-aim': 'night' },
    health: HEALTH,
    currency: 'EUR',
    dates: [-210, -160],
    hospitals: [
      {
        hospital: 'Firuze Park Hospital',
        state: 'accepted',
        minutes: 610,
        assignee: 'owner',
        quotes: [
          {
            currency: 'EUR',
            plan: 'Cataract surgery of the right eye with a monofocal lens, a check on the next morning and drops for four weeks.',
            validDays: -190,
          },
        ],
      },
      {
        hospital: 'Mavi Çınar Hospital',
        state: 'not_chosen',
        minutes: 1730,
        quotes: [
          {
            currency: 'USD',
            plan: 'Cataract surgery of the right eye. The lens is chosen after the measurement.',
            hidesImplant: true,
            unsaid: ['care', 'deposit'],
            validDays: -190,
          },
        ],
      },
      {
        hospital: 'Yedi Lale Medical Centre',
        state: 'declined',
        minutes: 880,
        reason: 'After an injury the eye needs a retina surgeon in the same theatre. We do not have one this season.',
      },
    ],
    accepted: { daysAgo: 224, visit: [-214, -202] },
    bill: {
      daysAgo: 170,
      unplanned: { drops: 3 },
      answer: 'disputed',
      note: 'The drops stand in the quote as included. The bill has them a second time.',
      settlement: {
        daysAgo: 158,
        outcome: 'corrected',
        reason:
          'The quote includes the drops. The hospital agrees that they were charged twice and has paid them back.',
      },
    },
  },
  {
    ...INGRID,
    treatment: 'Dental Veneers',
    state: 'draft',
    sent: { daysAgo: 2 },
    goal: 'My front teeth have become short and yellow. I would like them to look natural, not like a film star’s.',
    answers: { 'smile-wish': ['colour', 'shape'], 'smile-count': 'six' },
    health: HEALTH,
    currency: 'EUR',
    dates: [90, 150],
    hospitals: [
      { hospital: 'Ihlamur Konak Dental Centre', state: 'sent' },
      { hospital: 'Asma Altı Dental Clinic', state: 'sent' },
    ],
  },
  {
    ...INGRID,
    treatment: 'Knee Replacement',
    state: 'sent',
    sent: { minutesAgo: 5200 },
    goal: 'My left knee hurts on every stair and wakes me at night. I would like to hike with my daughter again next summer. I am afraid of a long stay away from home.',
    answers: {
      joint: ['left_knee'],
      duration: 'years',
      pain: 'severe',
      walking: 'some_hundred',
      'joint-tried': ['medicine', 'therapy', 'injections', 'keyhole'],
      'joint-infection': 'no',
      'metal-allergy': 'yes',
      'blood-clots': 'no',
      'blood-thinners': 'none',
      'anaesthesia-problems': 'no',
      stairs: 'floor',
    },
    health: HEALTH,
    currency: 'EUR',
    dates: [35, 75],
    companions: 1,
    needs: ['help_walking'],
    hospitals: [
      {
        hospital: 'Firuze Park Hospital',
        state: 'quoted',
        minutes: 960,
        assignee: 'owner',
        quotes: [
          {
            currency: 'USD',
            plan: 'Total replacement of the left knee with a nickel-free prosthesis, because you react to metals. We operate under spinal anaesthesia. You stand up on the first evening and climb stairs before you go home.',
            alternatives:
              'A partial prosthesis is possible if a standing X-ray shows that only the inner half is worn.',
            factor: 0.97,
            validDays: 41,
          },
        ],
        asked: [
          {
            text: 'Could my daughter sleep in my room on the first night? She would travel with me and speaks some Turkish.',
          },
        ],
      },
      {
        hospital: 'Yedi Lale Medical Centre',
        state: 'quoted',
        minutes: 1510,
        quotes: [
          {
            currency: 'EUR',
            plan: 'Knee prosthesis on the left side. Five nights in hospital, then a hotel by the sea with daily physiotherapy.',
            hidesImplant: true,
            dropped: ['video-check'],
            statuses: { hotel: 'included', transfer: 'included', therapy: 'optional' },
            unsaid: ['flight', 'care', 'deposit', 'revision'],
            validDays: 12,
          },
          {
            currency: 'EUR',
            plan: 'Knee prosthesis on the left side. Five nights in hospital, then a hotel by the sea with daily physiotherapy. We have added your husband’s stay.',
            hidesImplant: true,
            dropped: ['video-check'],
            statuses: { hotel: 'included', transfer: 'included' },
            unsaid: ['flight', 'care', 'deposit'],
            day: 32,
            validDays: 19,
          },
        ],
        asked: [
          { point: 'revision', statedIn: 2 },
          {
            point: 'care_at_home',
            text: 'Who looks at the scar once I am back in Hamburg?',
            answer:
              'Our surgeon sees you by video in weeks two, six and twelve, in English. Your family doctor can take the stitches out; we write the letter for that.',
          },
          { point: 'deposit' },
        ],
      },
      {
        hospital: 'Toros Kapısı Hospital',
        state: 'question',
        minutes: 1120,
        question: {
          text: 'Do you have an X-ray of the knee that was taken while you stood? A picture of the screen is enough for the first estimate.',
        },
      },
      {
        hospital: 'Lodos Bahçe Hospital',
        state: 'declined',
        minutes: 640,
        reason:
          'Our knee surgeon is on leave in the weeks you named. We do not want to promise a date that we cannot keep.',
      },
    ],
  },
  {
    ...INGRID,
    treatment: 'Eyelid Surgery',
    state: 'accepted',
    sent: { daysAgo: 19 },
    goal: 'My upper eyelids hang so far that I see less to the side. I drive a lot and get headaches in the evening.',
    answers: { 'face-areas': ['upper_lids'], 'raised-scars': 'no', 'blood-thinners': 'none' },
    health: HEALTH,
    currency: 'EUR',
    dates: [20, 60],
    hospitals: [
      {
        hospital: 'Zeytin Koyu Hospital',
        state: 'accepted',
        minutes: 700,
        quotes: [
          {
            currency: 'EUR',
            plan: 'Removal of skin of both upper eyelids under local anaesthesia with sedation. Stitches come out on day six, and you fly home the day after.',
            statuses: { hotel: 'included' },
            validDays: 30,
          },
        ],
      },
      {
        hospital: 'Mavi Çınar Hospital',
        state: 'not_chosen',
        minutes: 1900,
        quotes: [
          {
            currency: 'USD',
            plan: 'Correction of both upper eyelids. We measure your field of view first, because your insurer may pay a part.',
            unsaid: ['revision', 'companion'],
            validDays: 30,
          },
        ],
      },
    ],
    accepted: { daysAgo: 5, visit: [3, 9] },
  },
  {
    ...INGRID,
    treatment: 'Dental Implants',
    state: 'accepted',
    sent: { daysAgo: 104 },
    goal: 'Two teeth are missing on the lower left. I chew on one side only and would like fixed teeth before Christmas.',
    answers: {
      'teeth-missing': 'two_to_four',
      'teeth-which': 'Lower left, the two big ones',
      'teeth-lost': 'years',
      'teeth-now': 'nothing',
      'gums-bleed': 'no',
      grinding: 'yes',
      'blood-thinners': 'none',
      'implant-stays': 'yes',
    },
    health: HEALTH,
    currency: 'EUR',
    dates: [-80, -20],
    hospitals: [
      {
        hospital: 'Firuze Park Hospital',
        state: 'accepted',
        minutes: 820,
        assignee: 'coordinator',
        quotes: [
          {
            currency: 'USD',
            plan: 'Two implants on the lower left in one sitting and zirconia crowns after three months. The scan shows enough bone; a graft is listed as an option in case it is softer than it looks.',
            validDays: -60,
          },
        ],
      },
      {
        hospital: 'Asma Altı Dental Clinic',
        state: 'not_chosen',
        minutes: 2300,
        quotes: [
          {
            currency: 'EUR',
            plan: 'Two implants with a guide made from your scan, crowns in the second stay.',
            unsaid: ['care', 'revision'],
            validDays: -60,
          },
        ],
      },
    ],
    accepted: { daysAgo: 92, visit: [-86, -78] },
    bill: {
      daysAgo: 4,
      factors: { 'implant-placing': 1.08 },
      unplanned: { 'night-guard': 4.5 },
      answer: 'open',
    },
  },
]
