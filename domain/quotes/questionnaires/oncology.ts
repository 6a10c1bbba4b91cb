import { choice, choices, papers, questionnaire, required, text, view, yesNo } from './shape.ts'
import { bloodThinners, diagnosis } from './shared-questions.ts'

export const oncology = questionnaire({
  id: 'oncology',
  name: 'Cancer: second opinion and treatment',
  concepts: ['oncology-consultation', 'chemotherapy', 'radiotherapy', 'breast-clinic', 'oncology', 'hematology'],
  questions: [
    diagnosis,
    choice('cancer-when', 'When was it diagnosed?', 'It decides how soon you need an answer.', {
      month: 'Within a month',
      half_year: 'One to six months ago',
      longer: 'Longer ago',
      suspected: 'It is only suspected',
    }),
    yesNo('cancer-biopsy', 'Has a biopsy confirmed it?', 'A tumour board decides only with a tissue result.'),
    choice('cancer-spread', 'Has it spread?', 'The stage decides the aim of the treatment.', {
      no: 'No',
      nodes: 'To lymph nodes',
      organs: 'To other organs',
      unknown: 'I do not know',
    }),
    choices('cancer-treated', 'Which treatment have you had?', 'It decides what can come next.', {
      none: 'None',
      surgery: 'An operation',
      chemotherapy: 'Chemotherapy',
      radiation: 'Radiotherapy',
      hormone: 'Hormone treatment',
      immune: 'Immunotherapy or targeted medicine',
    }),
    choice(
      'cancer-daily',
      'How do you manage in daily life?',
      'Doctors use it to judge which treatment your body can bear.',
      {
        normal: 'As before',
        light: 'I tire, but do light work',
        half: 'I care for myself, and rest up to half the day',
        bed: 'I am in bed most of the day',
      },
    ),
    required(
      choices('cancer-question', 'What do you want to know?', 'The specialists answer this first.', {
        diagnosis: 'Is the diagnosis right?',
        plan: 'Is there a better treatment?',
        surgery: 'Can it be operated on?',
        trial: 'Is there a clinical study?',
        price: 'What does treatment cost?',
      }),
    ),
    text(
      'cancer-next',
      'Is a treatment planned at home, and when?',
      'Please do not delay it while you wait for this quote.',
    ),
    bloodThinners,
    yesNo(
      'cancer-slides',
      'Can the tissue blocks or slides be sent?',
      'A second look at the tissue is part of many second opinions.',
    ),
    papers(
      view('pathology', 'Pathology report', 'All pages, flat and sharp, as PDF or photo.'),
      view('scans', 'Latest CT, MRI or PET-CT', 'A zip of the CD (DICOM) with the report.'),
      view('discharge', 'Reports of earlier treatment', 'Surgery, chemotherapy and radiotherapy, with dates.'),
    ),
  ],
})
