/** Regions of Türkiye and their provinces. */

/** The seven geographic regions. Cappadocia has its own motif inside Central Anatolia. */
export type Region =
  | 'marmara'
  | 'aegean'
  | 'mediterranean'
  | 'central'
  | 'cappadocia'
  | 'blacksea'
  | 'eastern'
  | 'southeastern'
export const REGIONS: readonly Region[] = [
  'marmara',
  'aegean',
  'mediterranean',
  'central',
  'cappadocia',
  'blacksea',
  'eastern',
  'southeastern',
]
const PROVINCES: Record<Region, string> = {
  marmara: 'İstanbul|Edirne|Kırklareli|Tekirdağ|Çanakkale|Balıkesir|Bursa|Yalova|Kocaeli|Sakarya|Bilecik',
  aegean: 'İzmir|Manisa|Aydın|Denizli|Muğla|Uşak|Kütahya|Afyonkarahisar|Afyon',
  mediterranean: 'Antalya|Isparta|Burdur|Mersin|İçel|Adana|Osmaniye|Hatay|Kahramanmaraş',
  central: 'Ankara|Konya|Eskişehir|Karaman|Kırşehir|Kırıkkale|Yozgat|Sivas|Çankırı',
  cappadocia: 'Nevşehir|Kayseri|Aksaray|Niğde',
  blacksea:
    'Trabzon|Rize|Artvin|Giresun|Ordu|Samsun|Sinop|Kastamonu|Bartın|Zonguldak|Karabük|Bolu|Düzce|Çorum|Amasya|Tokat|Bayburt|Gümüşhane',
  eastern: 'Erzurum|Erzincan|Kars|Ardahan|Iğdır|Ağrı|Van|Muş|Bitlis|Hakkâri|Hakkari|Bingöl|Tunceli|Elazığ|Malatya',
  southeastern: 'Gaziantep|Şanlıurfa|Diyarbakır|Mardin|Batman|Siirt|Şırnak|Adıyaman|Kilis',
}
export function regionOf(city?: string | null): Region | undefined {
  const c = city?.trim().toLocaleLowerCase('tr')
  return c ? REGIONS.find((r) => PROVINCES[r].toLocaleLowerCase('tr').split('|').includes(c)) : undefined
}
