/** All categories that the product has ever used. */
export const CATEGORIES = [
  'Emergency Care',
  'Primary Care',
  'Specialist Care',
  'Surgery',
  'Medical',
  'Diagnostics',
  'Therapy',
  'Preventive Care',
  'Mental Health',
  'Dental Care',
  'Vision Care',
  'Emergency',
  'Other',
] as const
export type Category = (typeof CATEGORIES)[number]
