/** Names of Türkiye's 81 provinces, without their positions, which a search does not need. */
import { fold } from './fold.ts'

/** Names in the order of the licence plates. */
export const provinceNames: readonly string[] = `
Adana Adıyaman Afyonkarahisar Ağrı Amasya Ankara Antalya Artvin Aydın Balıkesir Bilecik Bingöl
Bitlis Bolu Burdur Bursa Çanakkale Çankırı Çorum Denizli Diyarbakır Edirne Elazığ Erzincan
Erzurum Eskişehir Gaziantep Giresun Gümüşhane Hakkari Hatay Isparta Mersin İstanbul İzmir Kars
Kastamonu Kayseri Kırklareli Kırşehir Kocaeli Konya Kütahya Malatya Manisa Kahramanmaraş Mardin
Muğla Muş Nevşehir Niğde Ordu Rize Sakarya Samsun Siirt Sinop Sivas Tekirdağ Tokat Trabzon
Tunceli Şanlıurfa Uşak Van Yozgat Zonguldak Aksaray Bayburt Karaman Kırıkkale Batman Şırnak
Bartın Ardahan Iğdır Yalova Karabük Kilis Osmaniye Düzce
`
  .trim()
  .split(/\s+/)

const byKey = new Map(provinceNames.map((name) => [fold(name), name]))
// Names in older lists and maps.
for (const [old, key] of [
  ['afyon', 'afyonkarahisar'],
  ['icel', 'mersin'],
  ['antakya', 'hatay'],
  ['maras', 'kahramanmaras'],
  ['urfa', 'sanliurfa'],
  ['izmit', 'kocaeli'],
  ['adapazari', 'sakarya'],
] as const) {
  const name = byKey.get(key)
  if (name) byKey.set(old, name)
}

/**
 * Returns the name of a province in any letter case or spelling (`istanbul`, `ŞANLIURFA`, the older
 * `İçel`), or undefined.
 */
export const findProvinceName = (text: string): string | undefined => byKey.get(fold(text).trim().replace(/\s+/g, ' '))
