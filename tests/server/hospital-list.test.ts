import { describe, expect, test } from 'vitest'
import { inEnglish } from '#domain/sentences.ts'
import { readablePhone, readableWebsite } from '#server/features/administration/imports/lists/contact-details.ts'
import { hospitalsOf, type ListedHospital } from '#server/features/administration/imports/lists/map.ts'
import { csvRecords, encodingOf, ListError } from '#server/features/administration/imports/lists/read.ts'

const HEADER = 'code,name,type,province,district,address,phone,website'
/** Returns a file whose bytes arrive in pieces. */
const source = (file: Buffer) =>
  async function* () {
    for (let at = 0; at < file.length; at += 50) yield file.subarray(at, at + 50)
  }
async function readList(file: Buffer) {
  const hospitals: ListedHospital[] = []
  const refused: { line: number; reason: string }[] = []
  for await (const row of hospitalsOf(source(file), await encodingOf(source(file)))) {
    if ('row' in row) hospitals.push(row.row)
    else refused.push({ line: row.refusal.line, reason: inEnglish(row.refusal.reason) })
  }
  return { hospitals, refused }
}
const read = (...lines: string[]) => readList(Buffer.from([HEADER, ...lines].join('\n')))
const row = (name: string, rest = 'Özel Genel Hastane,ADANA,SEYHAN,SEYHAN/ADANA,,') => `TR-01,${name},${rest}`

describe('a row of the list', () => {
  test('becomes a readable hospital, placed in its district', async () => {
    const { hospitals, refused } = await read(
      'TR-34-OZEL-015,ÖZEL  ŞİŞLİ HASTANESİ,Özel Genel Hastane,İSTANBUL,ŞİŞLİ,ŞİŞLİ/İSTANBUL,(0212) 224 49 50,WWW.SİSLİ.COM.TR',
    )
    expect(refused).toEqual([])
    expect(hospitals).toMatchObject([
      {
        line: 2,
        code: 'TR-34-OZEL-015',
        externalCode: 'TR-34-OZEL-015/ozel-sisli-hastanesi',
        type: 'Özel Genel Hastane',
        name: 'Özel Şişli Hastanesi',
        city: 'İstanbul',
        country: 'Türkiye',
        district: 'Şişli',
        address: 'Şişli/İstanbul',
        phone: '+90 212 224 49 50',
        website: 'https://www.sisli.com.tr',
        place: { latitude: 41.06, longitude: 28.987 },
      },
    ])
  })

  test('loses a suffix for private hospitals in its name', async () => {
    const names = (await read(row('ÖZELALANYA YAŞAM HASTANESİ'), row('ÖZELLİKLİ HASTANE'))).hospitals.map(
      ({ name }) => name,
    )
    expect(names).toEqual(['Özel Alanya Yaşam Hastanesi', 'Özellikli Hastane'])
  })

  test('is placed in its province if the district is unknown or MERKEZ', async () => {
    const [unknown, centre] = (await read(row('A', ',VAN,ATLANTİS,,,'), row('B', ',VAN,MERKEZ,,,'))).hospitals
    expect(unknown).toMatchObject({
      district: 'Atlantis',
      address: null,
      place: { latitude: 38.501, longitude: 43.373 },
    })
    expect(centre).toMatchObject({ district: 'Merkez', place: { latitude: 38.501, longitude: 43.373 } })
  })

  test('gives different hospitals with the same code their own keys', async () => {
    const { hospitals } = await read(row('BİRİNCİ'), row('İKİNCİ'))
    expect(new Set(hospitals.map(({ externalCode }) => externalCode)).size).toBe(2)
  })

  test('that is invalid is refused with its line and no other', async () => {
    const { hospitals, refused } = await read(
      row('İYİ'),
      row(''),
      row('YERSİZ', ',ATLANTİS,SEYHAN,,,'),
      row('İLSİZ', ',,SEYHAN,,,'),
      'TR-01,KISA,ADANA',
      row('SAYFASIZ', ',ADANA,SEYHAN,,,javascript:alert(1)'),
      row('TELEFONSUZ', ',ADANA,SEYHAN,,telefon yok,'),
      row('"TIRNAK', ',ADANA,SEYHAN,,,'),
      row('TIR"NAK', ',ADANA,SEYHAN,,,'),
      row(`${'U'.repeat(201)}`),
      '',
      row('İYİ'),
      row('SON'),
    )
    expect(hospitals.map(({ line, name }) => [line, name])).toEqual([
      [2, 'İyi'],
      [14, 'Son'],
    ])
    expect(refused).toEqual([
      { line: 3, reason: 'The name is missing.' },
      { line: 4, reason: '"ATLANTİS" is not one of the 81 provinces.' },
      { line: 5, reason: 'The province is missing.' },
      { line: 6, reason: 'The line has 3 columns where the header has 8.' },
      { line: 7, reason: '"javascript:alert(1)" is not a web address.' },
      { line: 8, reason: '"telefon yok" is not a telephone number.' },
      { line: 9, reason: 'The quotation marks of this line do not match.' },
      { line: 10, reason: 'The quotation marks of this line do not match.' },
      { line: 11, reason: 'The name cannot be used: Please use at most 200 characters.' },
      { line: 13, reason: 'The hospital is already listed in line 2.' },
    ])
  })

  test('that is not UTF-8 is the only one refused', async () => {
    const latin = Buffer.concat([Buffer.from('TR-01,'), Buffer.from([0xdd, 0xfd]), Buffer.from(',,ADANA,,,,')])
    const file = Buffer.concat([Buffer.from(`${HEADER}\n`), latin, Buffer.from(`\n${row('İYİ')}`)])
    const { hospitals, refused } = await readList(file)
    expect(refused).toEqual([{ line: 2, reason: 'The line is not UTF-8 text.' }])
    expect(hospitals.map(({ name }) => name)).toEqual(['İyi'])
  })
})

describe('place names', () => {
  test('are spelled correctly for any notation of the list', async () => {
    const { hospitals } = await read(
      row('Besni̇ Devlet Hastanesi̇', 'DEVLET,Adıyaman,Besni̇,Besni̇/Adiyaman,,'),
      row('Adakli Devlet Hastanesi', 'DEVLET,BINGOL,Adakli,Adakli/Bingol,,'),
      row('MARMARA EREĞLİSİ DEVLET HASTANESİ', 'DEVLET,TEKİRDAĞ,MARMARA EREĞLİSİ,,,'),
      row('BOLU DEVLET HASTANESİ', 'DEVLET,BOLU,BOLU MERKEZ,,,'),
    )
    expect(hospitals.map(({ name, district, address }) => [name, district, address])).toEqual([
      ['Besni Devlet Hastanesi', 'Besni', 'Besni/Adıyaman'],
      ['Adaklı Devlet Hastanesi', 'Adaklı', 'Adaklı/Bingöl'],
      ['Marmara Ereğlisi Devlet Hastanesi', 'Marmaraereğlisi', null],
      ['Bolu Devlet Hastanesi', 'Merkez', null],
    ])
  })
})

describe('the encoding', () => {
  const ADANA = 'Çukurova Göğüs, Şişli, ığdır'
  const windows1254 = (text: string) =>
    Buffer.from(
      [...text].map((letter) => ('ĞİŞğışÇÖçöüÜ'.includes(letter) ? (bytes[letter] ?? 0) : letter.charCodeAt(0))),
    )
  const bytes: Record<string, number> = {
    Ğ: 0xd0,
    İ: 0xdd,
    Ş: 0xde,
    ğ: 0xf0,
    ı: 0xfd,
    ş: 0xfe,
    Ç: 0xc7,
    Ö: 0xd6,
    ç: 0xe7,
    ö: 0xf6,
    ü: 0xfc,
    Ü: 0xdc,
  }
  test.each([
    ['UTF-8', Buffer.from(ADANA), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${ADANA}`), 'utf-8'],
    ['Windows-1254', windows1254(ADANA), 'windows-1254'],
    ['ASCII', Buffer.from('Adana'), 'utf-8'],
  ])('of a file in %s is detected', async (_, file, encoding) => {
    expect(await encodingOf(source(file))).toBe(encoding)
  })
  test('Windows-1254 with semicolons and Turkish headers gives the same hospital', async () => {
    const { hospitals } = await readList(
      windows1254('İL;İLÇE;KURUM ADI;ADRES\r\nIĞDIR;TUZLUCA;ÖZEL GÖĞÜS ŞİFA;Çiçek Sk. 1\r\n'),
    )
    expect(hospitals).toMatchObject([
      { name: 'Özel Göğüs Şifa', city: 'Iğdır', district: 'Tuzluca', address: 'Çiçek Sk. 1' },
    ])
  })
  test('UTF-16 is refused with instructions', async () => {
    const file = Buffer.from('\uFEFFname,province', 'utf16le')
    await expect(encodingOf(source(file))).rejects.toThrow('The file is UTF-16 text. Save it as UTF-8.')
  })
})

describe('the header', () => {
  test('is matched by name: any order, a byte order mark, letter case, more columns, semicolons, CRLF', async () => {
    const text = '\uFEFFProvince;beds;NAME\r\nİZMİR;120;"ÖZEL; EGE"\r\n'
    expect(await readList(Buffer.from(text))).toMatchObject({
      hospitals: [{ line: 2, name: 'Özel; Ege', city: 'İzmir', externalCode: 'izmir/ozel-ege' }],
      refused: [],
    })
  })
  test.each([
    'Hospital Name\tCity\tCounty\tPhone',
    'HASTANE_ADI\tİL\tİLÇE\tTELEFON',
    'Название\tГород\tРайон\tТелефон',
    'اسم المستشفى\tالمدينة\tالمنطقة\tالهاتف',
  ])('may be in any of our languages: %s', async (header) => {
    const { hospitals } = await readList(Buffer.from(`${header}\nEge\tİzmir\tBornova\t0232 455 44 44\n`))
    expect(hospitals).toMatchObject([{ name: 'Ege', city: 'İzmir', district: 'Bornova', phone: '+90 232 455 44 44' }])
  })
  test.each([
    ['', 'The file is empty.'],
    ['code,district\n1,2', 'The header has no column named "name" and "province".'],
    ['name,province,name\na,b,c', 'The header has two columns named "name".'],
  ])('%j is invalid', async (text, sentence) => {
    await expect(readList(Buffer.from(text))).rejects.toThrow(new ListError(sentence))
  })
})

describe('csvRecords', () => {
  test('joins the lines of a quoted field and numbers records by their first line', async () => {
    const records = []
    for await (const { line, ...record } of csvRecords(source(Buffer.from('a,b\n1,"two\nlines"\n3,4\n')), 'utf-8'))
      records.push({ line, values: 'values' in record ? record.values : [] })
    expect(records).toEqual([
      { line: 1, values: ['a', 'b'] },
      { line: 2, values: ['1', 'two\nlines'] },
      { line: 4, values: ['3', '4'] },
    ])
  })
})

describe('readablePhone', () => {
  test.each([
    ['0322 455 44 44', '+90 322 455 44 44'],
    ['(322)4554444', '+90 322 455 44 44'],
    ['0322/455 44 44', '+90 322 455 44 44'],
    ['+90-322-455-44-44', '+90 322 455 44 44'],
    ['00903224554444', '+90 322 455 44 44'],
    ['0322 455 44 44 / 0322 455 44 45', '+90 322 455 44 44'],
    ['0322 455 44 44 dahili 12', '+90 322 455 44 44'],
    ['444 1 234', '+90 444 1 234'],
    ['0850 222 0 444', '+90 850 222 04 44'],
    ['+49 30 1234567', '+49301234567'],
    ['12345', null],
    ['YOK', null],
    ['0122 455 44 44', null],
  ])('%s → %s', (text, phone) => {
    expect(readablePhone(text)).toBe(phone)
  })
})

describe('readableWebsite', () => {
  test.each([
    ['www.acibadem.com.tr', 'https://www.acibadem.com.tr'],
    ['WWW.ACIBADEM.COM.TR/', 'https://www.acibadem.com.tr'],
    ['http://example.com/Adana?x=1', 'http://example.com/Adana?x=1'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://example.com', null],
    ['https://user:secret@example.com', null],
    ['yok', null],
  ])('%s → %s', (text, website) => {
    expect(readableWebsite(text)).toBe(website)
  })
})
