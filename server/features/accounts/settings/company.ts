import { sentence } from '#domain/sentences.ts'
import type { OperatorSettings } from './record.ts'

/** Defaults outside the demo. Fields that the operator has not entered are empty and not shown. */
export const NOTHING: OperatorSettings = {
  companyName: '',
  tradeRegistry: '',
  mersis: '',
  offices: [],
  phone: '',
  email: '',
  statusPageUrl: '',
  footerNote: '',
  certificates: [],
}

/** Company of a demo installation. */
export const DEMO: OperatorSettings = {
  companyName: 'Hekima Sağlık Teknolojileri A.Ş.',
  tradeRegistry: '000000-0',
  mersis: '0000-0000-0000-0000',
  offices: [
    { name: sentence('İstanbul office'), lines: ['Çınar Sokak 12, Kat 4', '34000 Şişli, İstanbul'] },
    { name: sentence('Ankara office'), lines: ['Selvi Caddesi 48', '06000 Çankaya, Ankara'] },
  ],
  phone: '+90 212 000 00 00',
  email: 'hello@hekima.example',
  // The product has its own status page.
  statusPageUrl: '',
  footerNote: '',
  certificates: ['ISO 9001', 'ISO 27001', 'GDPR / KVKK', 'Accessibility AA'].map((name, at) => ({
    name,
    number: `DEMO-000${at + 1}`,
    issuer: 'Demo',
    validUntil: '2099-12-31',
    documentUrl: null,
  })),
}
