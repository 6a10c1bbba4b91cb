/**
 * Centres of districts: those where private hospitals stand, and all of İstanbul, Ankara, İzmir, Antalya and Bursa.
 * A hospital list without coordinates is placed by them; a `Merkez` district is the province's own centre.
 */
import { fold } from '#domain/fold.ts'
import { findProvince, type Point } from '#domain/places.ts'

// Province: district latitude longitude, …
const TABLE = `
Adana: Ceyhan 37.024 35.817, Çukurova 37.051 35.283, Kozan 37.455 35.815, Sarıçam 37.037 35.409, Seyhan 36.994 35.312, Yüreğir 36.987 35.345
Ağrı: Doğubayazıt 39.547 44.084
Ankara: Akyurt 40.131 33.086, Altındağ 39.964 32.866, Ayaş 40.016 32.333, Bala 39.554 33.123, Beypazarı 40.168 31.921, Çamlıdere 40.491 32.475, Çankaya 39.903 32.860, Çubuk 40.238 33.033, Elmadağ 39.921 33.231, Etimesgut 39.950 32.663, Evren 39.024 33.807, Gölbaşı 39.789 32.806, Güdül 40.211 32.245, Haymana 39.431 32.496, Kahramankazan 40.203 32.683, Kalecik 40.098 33.409, Keçiören 39.980 32.864, Kızılcahamam 40.470 32.650, Mamak 39.928 32.915, Nallıhan 40.186 31.351, Polatlı 39.577 32.141, Pursaklar 40.040 32.895, Sincan 39.972 32.582, Şereflikoçhisar 38.939 33.539, Yenimahalle 39.966 32.809
Antalya: Akseki 37.049 31.790, Aksu 36.954 30.848, Alanya 36.544 31.999, Demre 36.244 29.987, Döşemealtı 37.024 30.601, Elmalı 36.736 29.918, Finike 36.297 30.146, Gazipaşa 36.269 32.317, Gündoğmuş 36.813 31.999, İbradı 37.097 31.597, Kaş 36.202 29.640, Kemer 36.598 30.560, Kepez 36.913 30.686, Konyaaltı 36.873 30.638, Korkuteli 37.065 30.197, Kumluca 36.370 30.287, Manavgat 36.787 31.443, Muratpaşa 36.885 30.707, Serik 36.917 31.099
Aydın: Didim 37.376 27.268, Efeler 37.845 27.846, Kuşadası 37.859 27.261, Nazilli 37.913 28.321, Söke 37.751 27.406
Balıkesir: Altıeylül 39.645 27.877, Ayvalık 39.319 26.695, Bandırma 40.352 27.977, Burhaniye 39.500 26.973, Edremit 39.596 27.024, Karesi 39.651 27.890
Bitlis: Tatvan 38.506 42.281
Burdur: Bucak 37.459 30.595
Bursa: Büyükorhan 39.771 28.886, Gemlik 40.431 29.156, Gürsu 40.218 29.191, Harmancık 39.678 29.148, İnegöl 40.078 29.513, İznik 40.429 29.721, Karacabey 40.213 28.361, Keles 39.915 29.231, Kestel 40.198 29.212, Mudanya 40.376 28.883, Mustafakemalpaşa 40.038 28.411, Nilüfer 40.214 28.986, Orhaneli 39.904 28.989, Orhangazi 40.489 29.309, Osmangazi 40.191 29.061, Yenişehir 40.264 29.653, Yıldırım 40.187 29.085
Çanakkale: Biga 40.228 27.242
Denizli: Merkezefendi 37.785 29.060, Pamukkale 37.775 29.097
Diyarbakır: Bağlar 37.919 40.213, Kayapınar 37.940 40.183, Sur 37.911 40.237, Yenişehir 37.926 40.223
Edirne: Keşan 40.856 26.631
Erzurum: Aziziye 39.948 41.107, Palandöken 39.884 41.276, Yakutiye 39.909 41.277
Eskişehir: Odunpazarı 39.766 30.527, Tepebaşı 39.787 30.512
Gaziantep: Nizip 37.010 37.794, Şahinbey 37.054 37.372, Şehitkamil 37.078 37.374
Hatay: Antakya 36.202 36.160, Arsuz 36.412 35.887, Defne 36.185 36.147, Dörtyol 36.839 36.225, İskenderun 36.587 36.173, Kırıkhan 36.499 36.358, Reyhanlı 36.269 36.567, Samandağ 36.085 35.978
İstanbul: Adalar 40.874 29.128, Arnavutköy 41.184 28.741, Ataşehir 40.984 29.107, Avcılar 40.980 28.717, Bağcılar 41.034 28.857, Bahçelievler 41.000 28.861, Bakırköy 40.980 28.872, Başakşehir 41.098 28.806, Bayrampaşa 41.046 28.900, Beşiktaş 41.043 29.007, Beykoz 41.124 29.108, Beylikdüzü 40.991 28.641, Beyoğlu 41.037 28.977, Büyükçekmece 41.021 28.580, Çatalca 41.143 28.461, Çekmeköy 41.036 29.178, Esenler 41.043 28.876, Esenyurt 41.034 28.680, Eyüpsultan 41.048 28.934, Fatih 41.019 28.949, Gaziosmanpaşa 41.063 28.912, Güngören 41.020 28.877, Kadıköy 40.991 29.028, Kağıthane 41.081 28.973, Kartal 40.889 29.190, Küçükçekmece 41.000 28.780, Maltepe 40.935 29.131, Pendik 40.877 29.235, Sancaktepe 41.002 29.231, Sarıyer 41.167 29.057, Silivri 41.074 28.248, Sultanbeyli 40.965 29.267, Sultangazi 41.107 28.867, Şile 41.176 29.613, Şişli 41.060 28.987, Tuzla 40.816 29.303, Ümraniye 41.025 29.098, Üsküdar 41.026 29.016, Zeytinburnu 40.990 28.904
İzmir: Aliağa 38.799 26.972, Balçova 38.390 27.050, Bayındır 38.218 27.648, Bayraklı 38.463 27.164, Bergama 39.121 27.180, Beydağ 38.086 28.209, Bornova 38.466 27.219, Buca 38.388 27.175, Çeşme 38.323 26.303, Çiğli 38.497 27.063, Dikili 39.071 26.890, Foça 38.670 26.755, Gaziemir 38.322 27.129, Güzelbahçe 38.372 26.891, Karabağlar 38.374 27.129, Karaburun 38.638 26.513, Karşıyaka 38.459 27.115, Kemalpaşa 38.427 27.418, Kınık 39.087 27.383, Kiraz 38.231 28.204, Konak 38.418 27.129, Menderes 38.254 27.134, Menemen 38.610 27.070, Narlıdere 38.396 27.003, Ödemiş 38.228 27.970, Seferihisar 38.197 26.839, Selçuk 37.951 27.368, Tire 38.089 27.735, Torbalı 38.156 27.364, Urla 38.323 26.765
Kahramanmaraş: Dulkadiroğlu 37.584 36.933, Elbistan 38.206 37.198, Onikişubat 37.585 36.905
Kayseri: Kocasinan 38.737 35.483, Melikgazi 38.716 35.494, Talas 38.691 35.554
Kırklareli: Lüleburgaz 41.404 27.357
Kocaeli: Başiskele 40.713 29.930, Darıca 40.764 29.385, Derince 40.757 29.831, Gebze 40.803 29.431, Gölcük 40.717 29.820, İzmit 40.765 29.940, Kartepe 40.753 30.022, Körfez 40.776 29.737
Konya: Akşehir 38.357 31.416, Beyşehir 37.677 31.726, Ereğli 37.513 34.047, Karatay 37.874 32.509, Meram 37.855 32.459, Selçuklu 37.891 32.482
Malatya: Battalgazi 38.356 38.321, Yeşilyurt 38.334 38.254
Manisa: Akhisar 38.919 27.837, Alaşehir 38.351 28.517, Salihli 38.482 28.139, Soma 39.187 27.609, Şehzadeler 38.614 27.432, Turgutlu 38.500 27.700, Yunusemre 38.620 27.400
Mardin: Artuklu 37.313 40.735, Kızıltepe 37.193 40.586, Midyat 37.416 41.370, Nusaybin 37.069 41.215
Mersin: Akdeniz 36.805 34.641, Anamur 36.076 32.836, Erdemli 36.605 34.308, Mezitli 36.757 34.536, Silifke 36.378 33.934, Tarsus 36.917 34.895, Toroslar 36.832 34.611, Yenişehir 36.788 34.592
Muğla: Bodrum 37.034 27.430, Dalaman 36.766 28.802, Datça 36.728 27.687, Fethiye 36.651 29.123, Marmaris 36.855 28.274, Menteşe 37.215 28.363, Milas 37.317 27.784, Ortaca 36.839 28.765, Seydikemer 36.649 29.362
Ordu: Altınordu 40.984 37.879, Fatsa 41.031 37.501, Ünye 41.127 37.288
Osmaniye: Düziçi 37.242 36.455, Kadirli 37.374 36.096
Sakarya: Adapazarı 40.780 30.404, Erenler 40.764 30.423, Serdivan 40.766 30.364
Samsun: Atakum 41.331 36.269, Bafra 41.568 35.907, Canik 41.279 36.357, Çarşamba 41.199 36.727, İlkadım 41.287 36.330
Şanlıurfa: Eyyübiye 37.146 38.795, Haliliye 37.168 38.797, Karaköprü 37.199 38.794, Siverek 37.755 39.317, Viranşehir 37.231 39.764
Tekirdağ: Çerkezköy 41.285 28.000, Çorlu 41.159 27.800, Kapaklı 41.329 27.980, Süleymanpaşa 40.978 27.511
Trabzon: Akçaabat 41.021 39.571, Ortahisar 41.003 39.717, Yomra 40.957 39.861
Van: Edremit 38.423 43.257, Erciş 39.028 43.360, İpekyolu 38.501 43.383, Tuşba 38.523 43.370
Yalova: Çiftlikköy 40.661 29.323
Yozgat: Sorgun 39.810 35.186
Zonguldak: Ereğli 41.283 31.418
`

export interface District extends Point {
  province: string
  name: string
}

export const DISTRICTS: readonly District[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [province = '', districts = ''] = line.split(': ')
    return districts.split(', ').map((district) => {
      const [name = '', latitude, longitude] = district.split(' ')
      return { province, name, latitude: Number(latitude), longitude: Number(longitude) }
    })
  })

const key = (province: string, district: string) => `${fold(province)}/${fold(district).trim()}`
const byKey = new Map(DISTRICTS.map((district) => [key(district.province, district.name), district]))

/** A district in any spelling, or undefined when its centre is not known. */
export const findDistrict = (province: string, district: string): District | undefined =>
  byKey.get(key(findProvince(province)?.name ?? province, district))
