import { describe, expect, test } from 'vitest'
import { provinceNames } from '#domain/provinces.ts'
import { titleCase } from '#domain/title-case.ts'

describe('titleCase', () => {
  test.each([
    ['ÖZEL ACIBADEM ADANA HASTANESİ', 'Özel Acıbadem Adana Hastanesi'],
    ['ÖZEL ADANA  HASTANESİ', 'Özel Adana Hastanesi'],
    ['ÖZEL ADANA\u00a0\u00a0HASTANESİ ', 'Özel Adana Hastanesi'],
    ['ÖZEL ISPARTA HASTANESİ', 'Özel Isparta Hastanesi'],
    ['ÖZEL IĞDIR TIP MERKEZİ', 'Özel Iğdır Tıp Merkezi'],
    ['ÖZEL HÜMA KADIN HASTALIKLARI VE DOĞUM HASTANESİ', 'Özel Hüma Kadın Hastalıkları ve Doğum Hastanesi'],
    ['VE HASTANESİ', 'Ve Hastanesi'],
    ['ÖZEL SAĞLIK HİZMETLERİ SAN. VE TİC. A.Ş.', 'Özel Sağlık Hizmetleri San. ve Tic. A.Ş.'],
    ['ÖZEL ORTADOĞU 19 MAYIS HASTANESİ', 'Özel Ortadoğu 19 Mayıs Hastanesi'],
    ['29 MAYIS HASTANESİ', '29 Mayıs Hastanesi'],
    ['ÖZEL HASTANE34 HASTANESİ', 'Özel Hastane34 Hastanesi'],
    ['ÖZEL AKDAMAR(GÜVEN) HOSPİTAL HASTANESİ', 'Özel Akdamar (Güven) Hospital Hastanesi'],
    ['ÖZEL MALTEPE BÖLGE ( DÜNYA)  HASTANESİ', 'Özel Maltepe Bölge (Dünya) Hastanesi'],
    ['ÖZEL AKDENİZ SAĞLIK VAKFI (ASV) YAŞAM HASTANESİ', 'Özel Akdeniz Sağlık Vakfı (ASV) Yaşam Hastanesi'],
    ['ÖZEL BALAT OR-AHAYİM HASTANESİ', 'Özel Balat Or-Ahayim Hastanesi'],
    ['ÖZEL SİİRT İBN-İ SİNA HASTANESİ', 'Özel Siirt İbn-i Sina Hastanesi'],
    ['SEYHAN/ADANA', 'Seyhan/Adana'],
    ["ATATÜRK'ÜN HASTANESİ", "Atatürk'ün Hastanesi"],
    ['ÖZEL KUDRET INTERNATIONAL HOSPITAL', 'Özel Kudret International Hospital'],
    ['ÖZEL MEDİCANA İNTERNATİONAL HASTANESİ', 'Özel Medicana International Hastanesi'],
    ['ÖZEL ATAŞEHİR FLORENCE NIGHTINGALE HASTANESİ', 'Özel Ataşehir Florence Nightingale Hastanesi'],
    ['ÖZEL WINDSOR QATAR HASTANESİ', 'Özel Windsor Qatar Hastanesi'],
    ['ÖZEL VM MEDİCALPARK BURSA HASTANESİ', 'Özel VM Medicalpark Bursa Hastanesi'],
    ['VSD NUSRET KARASU GÖĞÜS HASTALIKLARI HASTANESİ', 'VSD Nusret Karasu Göğüs Hastalıkları Hastanesi'],
    ['ÖZEL DR.SADIK AHMET HASTANESİ', 'Özel Dr. Sadık Ahmet Hastanesi'],
    ['ÖZEL KDZ. EREĞLİ ECHOMAR HASTANESİ', 'Özel Kdz. Ereğli Echomar Hastanesi'],
    ['II. ABDÜLHAMİT HASTANESİ', 'II. Abdülhamit Hastanesi'],
    ['ÖZEL ACIBADEM ESKİŞEHİR HASTANESİ.', 'Özel Acıbadem Eskişehir Hastanesi'],
    ['ÖZEL A HASTANESİ', 'Özel A Hastanesi'],
    ['Besni̇ Devlet Hastanesi̇', 'Besni Devlet Hastanesi'],
    ['İSTANBUL', 'İstanbul'],
    ['', ''],
  ])('%s → %s', (text, readable) => {
    expect(titleCase(text)).toBe(readable)
  })

  test('keeps the letters of a readable name', () => {
    expect(titleCase('Özel  VM Medical Park  Hastanesi')).toBe('Özel VM Medical Park Hastanesi')
    expect(titleCase(titleCase('ÖZEL ŞAN-MED HASTANESİ'))).toBe('Özel Şan-Med Hastanesi')
  })

  test('keeps the name of every province', () => {
    for (const name of provinceNames) expect(titleCase(name.toLocaleUpperCase('tr'))).toBe(name)
  })
})
