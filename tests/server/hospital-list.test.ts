import { describe, expect, test } from 'vitest'
import { provinceNames } from '#domain/places.ts'
import { readablePhone, readableWebsite } from '#server/commands/contact-details.ts'
import { csvRecords } from '#server/commands/csv-records.ts'
import { DISTRICTS, findDistrict } from '#server/seed/districts.ts'
import { ListError, readHospitalList } from '#server/commands/hospital-list.ts'

const HEADER = 'code,name,type,province,district,address,phone,website'
const read = (...lines: string[]) => readHospitalList(Buffer.from([HEADER, ...lines].join('\n')))
const row = (name: string, rest = 'Özel Genel Hastane,ADANA,SEYHAN,SEYHAN/ADANA,,') => `TR-01,${name},${rest}`

describe('a row of the list', () => {
  test('becomes a readable hospital, placed in its district', () => {
    const { hospitals, refused } = read(
      'TR-34-OZEL-015,ÖZEL  ŞİŞLİ HASTANESİ,Özel Genel Hastane,İSTANBUL,ŞİŞLİ,ŞİŞLİ/İSTANBUL,(0212) 224 49 50,WWW.SİSLİ.COM.TR',
    )
    expect(refused).toEqual([])
    expect(hospitals).toEqual([
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

  test('loses the word for private glued to its name', () => {
    const names = read(row('ÖZELALANYA YAŞAM HASTANESİ'), row('ÖZELLİKLİ HASTANE')).hospitals.map(({ name }) => name)
    expect(names).toEqual(['Özel Alanya Yaşam Hastanesi', 'Özellikli Hastane'])
  })

  test('is placed in its province when the district is unknown or MERKEZ', () => {
    const [unknown, centre] = read(row('A', ',VAN,BAŞKALE,,,'), row('B', ',VAN,MERKEZ,,,')).hospitals
    expect(unknown).toMatchObject({
      district: 'Başkale',
      address: null,
      place: { latitude: 38.501, longitude: 43.373 },
    })
    expect(centre).toMatchObject({ district: 'Merkez', place: { latitude: 38.501, longitude: 43.373 } })
  })

  test('gives apart hospitals that share a code their own keys', () => {
    const { hospitals } = read(row('BİRİNCİ'), row('İKİNCİ'))
    expect(new Set(hospitals.map(({ externalCode }) => externalCode)).size).toBe(2)
  })

  test('that is bad is refused with its line and takes no other with it', () => {
    const { hospitals, refused } = read(
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
      { line: 13, reason: 'The hospital stands in line 2 already.' },
    ])
  })

  test('of other bytes than UTF-8 is refused alone', () => {
    const latin = Buffer.concat([Buffer.from('TR-01,'), Buffer.from([0xdd, 0xfd]), Buffer.from(',,ADANA,,,,')])
    const file = Buffer.concat([Buffer.from(`${HEADER}\n`), latin, Buffer.from(`\n${row('İYİ')}`)])
    const { hospitals, refused } = readHospitalList(file)
    expect(refused).toEqual([{ line: 2, reason: 'The line is not UTF-8 text.' }])
    expect(hospitals.map(({ name }) => name)).toEqual(['İyi'])
  })
})

describe('the header', () => {
  test('goes by name: any order, a byte order mark, letter case, more columns, semicolons, CRLF', () => {
    const text = '\uFEFFProvince;beds;NAME\r\nİZMİR;120;"ÖZEL; EGE"\r\n'
    expect(readHospitalList(Buffer.from(text))).toMatchObject({
      hospitals: [{ line: 2, name: 'Özel; Ege', city: 'İzmir', externalCode: 'izmir/ozel-ege' }],
      refused: [],
    })
  })
  test.each([
    ['', 'The file is empty.'],
    ['code,district\n1,2', 'The header has no column named "name" and "province".'],
    ['name,province,name\na,b,c', 'The header has two columns named "name".'],
  ])('%j is no list', (text, sentence) => {
    expect(() => readHospitalList(Buffer.from(text))).toThrow(new ListError(sentence))
  })
})

describe('csvRecords', () => {
  test('joins the lines of a quoted field and numbers records by their first line', () => {
    expect([...csvRecords(Buffer.from('a,b\n1,"two\nlines"\n3,4\n'))]).toEqual([
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

describe('DISTRICTS', () => {
  test('belong to provinces, lie in Türkiye and answer to any spelling', () => {
    expect(DISTRICTS.filter(({ province }) => province === 'İstanbul')).toHaveLength(39)
    expect(DISTRICTS.filter(({ province }) => province === 'Ankara')).toHaveLength(25)
    for (const { province, name, latitude, longitude } of DISTRICTS) {
      expect(provinceNames).toContain(province)
      expect(latitude, name).toSatisfy((value: number) => value > 35.8 && value < 42.2)
      expect(longitude, name).toSatisfy((value: number) => value > 25.6 && value < 44.9)
    }
    expect(findDistrict('ISTANBUL', 'SISLI')?.name).toBe('Şişli')
    expect(findDistrict('bursa', 'yenişehir')?.latitude).not.toBe(findDistrict('mersin', 'YENİŞEHİR')?.latitude)
    expect(findDistrict('Ankara', 'Kadıköy')).toBeUndefined()
  })
})
