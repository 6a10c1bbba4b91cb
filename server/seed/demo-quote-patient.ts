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
            validDays: 19,
          },
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
