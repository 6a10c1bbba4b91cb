/**
 * The 973 districts of the 81 provinces with the position of their centres, after GeoNames
 * (geonames.org, CC BY 4.0). In the provinces that have one, `Merkez` is the district around the
 * provincial centre.
 */
import { fold } from './fold.ts'
import { findProvince, type Point } from './places.ts'

// Province: district latitude longitude, …
const TABLE = `
Adana: Aladağ 37.548 35.396, Ceyhan 37.024 35.817, Çukurova 37.051 35.283, Feke 37.814 35.912, İmamoğlu 37.265 35.657, Karaisalı 37.257 35.059, Karataş 36.582 35.370, Kozan 37.455 35.815, Pozantı 37.428 34.872, Saimbeyli 37.986 36.091, Sarıçam 37.037 35.409, Seyhan 36.994 35.312, Tufanbeyli 38.263 36.221, Yumurtalık 36.769 35.789, Yüreğir 36.987 35.345
Adıyaman: Besni 37.693 37.861, Çelikhan 38.026 38.237, Gerger 38.028 39.034, Gölbaşı 37.784 37.637, Kahta 37.786 38.624, Merkez 37.764 38.278, Samsat 37.582 38.474, Sincik 38.036 38.613, Tut 37.795 37.916
Afyonkarahisar: Başmakçı 37.897 30.012, Bayat 38.983 30.925, Bolvadin 38.711 31.049, Çay 38.592 31.029, Çobanlar 38.701 30.783, Dazkırı 37.919 29.861, Dinar 38.065 30.166, Emirdağ 39.020 31.150, Evciler 38.041 29.887, Hocalar 38.578 29.968, İhsaniye 39.029 30.416, İscehisar 38.862 30.750, Kızılören 38.258 30.152, Merkez 38.757 30.538, Sandıklı 38.465 30.269, Sinanpaşa 38.744 30.243, Sultandağı 38.531 31.228, Şuhut 38.531 30.546
Ağrı: Diyadin 39.541 43.671, Doğubayazıt 39.547 44.084, Eleşkirt 39.798 42.676, Hamur 39.606 42.985, Merkez 39.719 43.051, Patnos 39.225 42.857, Taşlıçay 39.630 43.369, Tutak 39.539 42.766
Amasya: Göynücek 40.399 35.525, Gümüşhacıköy 40.873 35.215, Hamamözü 40.785 35.026, Merkez 40.653 35.833, Merzifon 40.873 35.463, Suluova 40.831 35.648, Taşova 40.760 36.322
Ankara: Akyurt 40.131 33.086, Altındağ 39.964 32.866, Ayaş 40.016 32.333, Bala 39.554 33.123, Beypazarı 40.168 31.921, Çamlıdere 40.491 32.475, Çankaya 39.903 32.860, Çubuk 40.238 33.033, Elmadağ 39.921 33.231, Etimesgut 39.950 32.663, Evren 39.024 33.807, Gölbaşı 39.789 32.806, Güdül 40.211 32.245, Haymana 39.431 32.496, Kahramankazan 40.203 32.683, Kalecik 40.098 33.409, Keçiören 39.980 32.864, Kızılcahamam 40.470 32.650, Mamak 39.928 32.915, Nallıhan 40.186 31.351, Polatlı 39.577 32.141, Pursaklar 40.040 32.895, Sincan 39.972 32.582, Şereflikoçhisar 38.939 33.539, Yenimahalle 39.966 32.809
Antalya: Akseki 37.049 31.790, Aksu 36.954 30.848, Alanya 36.544 31.999, Demre 36.244 29.987, Döşemealtı 37.024 30.601, Elmalı 36.736 29.918, Finike 36.297 30.146, Gazipaşa 36.269 32.317, Gündoğmuş 36.813 31.999, İbradı 37.097 31.597, Kaş 36.202 29.640, Kemer 36.598 30.560, Kepez 36.913 30.686, Konyaaltı 36.873 30.638, Korkuteli 37.065 30.197, Kumluca 36.370 30.287, Manavgat 36.787 31.443, Muratpaşa 36.885 30.707, Serik 36.917 31.099
Artvin: Ardanuç 41.120 42.069, Arhavi 41.351 41.305, Borçka 41.358 41.666, Hopa 41.390 41.420, Kemalpaşa 41.483 41.528, Merkez 41.183 41.821, Murgul 41.280 41.564, Şavşat 41.253 42.355, Yusufeli 40.820 41.537
Aydın: Bozdoğan 37.671 28.314, Buharkent 37.964 28.743, Çine 37.613 28.059, Didim 37.376 27.268, Efeler 37.845 27.846, Germencik 37.871 27.603, İncirliova 37.852 27.724, Karacasu 37.728 28.606, Karpuzlu 37.559 27.835, Koçarlı 37.761 27.706, Köşk 37.853 28.052, Kuşadası 37.859 27.261, Kuyucak 37.913 28.459, Nazilli 37.913 28.321, Söke 37.751 27.406, Sultanhisar 37.890 28.154, Yenipazar 37.823 28.196
Balıkesir: Altıeylül 39.645 27.877, Ayvalık 39.319 26.695, Balya 39.749 27.579, Bandırma 40.352 27.977, Bigadiç 39.392 28.131, Burhaniye 39.500 26.973, Dursunbey 39.586 28.626, Edremit 39.596 27.024, Erdek 40.400 27.793, Gömeç 39.390 26.841, Gönen 40.105 27.654, Havran 39.558 27.098, İvrindi 39.584 27.486, Karesi 39.651 27.890, Kepsut 39.689 28.152, Manyas 40.046 27.970, Marmara 40.586 27.555, Savaştepe 39.383 27.656, Sındırgı 39.241 28.178, Susurluk 39.914 28.158
Bilecik: Bozüyük 39.908 30.037, Gölpazarı 40.285 30.317, İnhisar 40.049 30.385, Merkez 40.150 29.983, Osmaneli 40.357 30.014, Pazaryeri 39.994 29.904, Söğüt 40.014 30.185, Yenipazar 40.178 30.520
Bingöl: Adaklı 39.226 40.483, Genç 38.748 40.553, Karlıova 39.290 41.006, Kiğı 39.314 40.350, Merkez 38.885 40.498, Solhan 38.965 41.054, Yayladere 39.226 40.069, Yedisu 39.433 40.534
Bitlis: Adilcevaz 38.799 42.732, Ahlat 38.749 42.480, Güroymak 38.576 42.016, Hizan 38.225 42.418, Merkez 38.401 42.108, Mutki 38.406 41.920, Tatvan 38.506 42.281
Bolu: Dörtdivan 40.721 32.063, Gerede 40.801 32.197, Göynük 40.400 30.788, Kıbrıscık 40.408 31.852, Mengen 40.939 32.076, Merkez 40.739 31.611, Mudurnu 40.473 31.208, Seben 40.411 31.574, Yeniçağa 40.771 32.034
Burdur: Ağlasun 37.649 30.534, Altınyayla 36.997 29.546, Bucak 37.459 30.595, Çavdır 37.155 29.694, Çeltikçi 37.529 30.480, Gölhisar 37.146 29.509, Karamanlı 37.373 29.823, Kemer 37.352 30.063, Merkez 37.720 30.291, Tefenni 37.310 29.775, Yeşilova 37.508 29.755
Bursa: Büyükorhan 39.771 28.886, Gemlik 40.431 29.156, Gürsu 40.218 29.191, Harmancık 39.678 29.148, İnegöl 40.078 29.513, İznik 40.429 29.721, Karacabey 40.213 28.361, Keles 39.915 29.231, Kestel 40.198 29.212, Mudanya 40.376 28.883, Mustafakemalpaşa 40.038 28.411, Nilüfer 40.214 28.986, Orhaneli 39.904 28.989, Orhangazi 40.489 29.309, Osmangazi 40.191 29.061, Yenişehir 40.264 29.653, Yıldırım 40.187 29.085
Çanakkale: Ayvacık 39.601 26.405, Bayramiç 39.809 26.610, Biga 40.228 27.242, Bozcaada 39.835 26.070, Çan 40.033 27.052, Eceabat 40.184 26.357, Ezine 39.786 26.341, Gelibolu 40.410 26.671, Gökçeada 40.201 25.909, Lapseki 40.344 26.686, Merkez 40.155 26.414, Yenice 39.931 27.258
Çankırı: Atkaracalar 40.816 33.076, Bayramören 40.943 33.203, Çerkeş 40.812 32.894, Eldivan 40.530 33.499, Ilgaz 40.925 33.626, Kızılırmak 40.346 33.986, Korgun 40.735 33.518, Kurşunlu 40.841 33.260, Merkez 40.601 33.613, Orta 40.624 33.109, Şabanözü 40.482 33.284, Yapraklı 40.758 33.778
Çorum: Alaca 40.168 34.843, Bayat 40.646 34.261, Boğazkale 40.022 34.609, Dodurga 40.855 34.807, İskilip 40.735 34.474, Kargı 41.134 34.487, Laçin 40.775 34.881, Mecitözü 40.520 35.295, Merkez 40.551 34.956, Oğuzlar 40.754 34.703, Ortaköy 40.274 35.252, Osmancık 40.978 34.805, Sungurlu 40.167 34.374, Uğurludağ 40.446 34.453
Denizli: Acıpayam 37.424 29.349, Babadağ 37.808 28.857, Baklan 37.977 29.609, Bekilli 38.231 29.420, Beyağaç 37.235 28.896, Bozkurt 37.824 29.610, Buldan 38.045 28.831, Çal 38.084 29.399, Çameli 37.076 29.345, Çardak 37.827 29.668, Çivril 38.301 29.739, Güney 38.154 29.068, Honaz 37.757 29.270, Kale 37.439 28.845, Merkezefendi 37.785 29.060, Pamukkale 37.775 29.097, Sarayköy 37.924 28.925, Serinhisar 37.581 29.266, Tavas 37.574 29.071
Diyarbakır: Bağlar 37.919 40.213, Bismil 37.845 40.659, Çermik 38.135 39.445, Çınar 37.722 40.407, Çüngüş 38.208 39.286, Dicle 38.366 40.065, Eğil 38.257 40.074, Ergani 38.269 39.754, Hani 38.407 40.386, Hazro 38.249 40.771, Kayapınar 37.940 40.183, Kocaköy 38.289 40.498, Kulp 38.498 41.007, Lice 38.458 40.639, Silvan 38.137 41.008, Sur 37.911 40.237, Yenişehir 37.926 40.223
Edirne: Enez 40.725 26.082, Havsa 41.549 26.822, İpsala 40.921 26.383, Keşan 40.856 26.631, Lalapaşa 41.840 26.736, Meriç 41.192 26.421, Merkez 41.677 26.556, Süloğlu 41.769 26.910, Uzunköprü 41.266 26.689
Elazığ: Ağın 38.938 38.712, Alacakaya 38.462 39.862, Arıcak 38.563 40.125, Baskil 38.569 38.816, Karakoçan 38.952 40.027, Keban 38.794 38.735, Kovancılar 38.719 39.863, Maden 38.387 39.664, Merkez 38.675 39.223, Palu 38.691 39.920, Sivrice 38.442 39.309
Erzincan: Çayırlı 39.808 40.028, İliç 39.451 38.558, Kemah 39.596 39.023, Kemaliye 39.263 38.497, Merkez 39.750 39.492, Otlukbeli 39.970 40.019, Refahiye 39.893 38.766, Tercan 39.777 40.378, Üzümlü 39.709 39.700
Erzurum: Aşkale 39.921 40.695, Aziziye 39.948 41.107, Çat 39.606 40.968, Hınıs 39.358 41.693, Horasan 40.039 42.164, İspir 40.480 40.994, Karaçoban 39.344 42.099, Karayazı 39.696 42.143, Köprüköy 39.966 41.868, Narman 40.344 41.861, Oltu 40.539 41.987, Olur 40.822 42.131, Palandöken 39.884 41.276, Pasinler 39.980 41.670, Pazaryolu 40.411 40.768, Şenkaya 40.557 42.343, Tekman 39.641 41.505, Tortum 40.289 41.541, Uzundere 40.532 41.538, Yakutiye 39.909 41.277
Eskişehir: Alpu 39.769 30.961, Beylikova 39.687 31.206, Çifteler 39.383 31.039, Günyüzü 39.383 31.810, Han 39.159 30.861, İnönü 39.815 30.145, Mahmudiye 39.498 30.987, Mihalgazi 40.026 30.577, Mihalıççık 39.866 31.496, Odunpazarı 39.766 30.527, Sarıcakaya 40.037 30.627, Seyitgazi 39.445 30.695, Sivrihisar 39.450 31.534, Tepebaşı 39.787 30.512
Gaziantep: Araban 37.427 37.689, İslahiye 37.025 36.631, Karkamış 36.835 37.998, Nizip 37.010 37.794, Nurdağı 37.168 36.736, Oğuzeli 36.966 37.513, Şahinbey 37.054 37.372, Şehitkamil 37.078 37.374, Yavuzeli 37.318 37.568
Giresun: Alucra 40.317 38.753, Bulancak 40.938 38.231, Çamoluk 40.127 38.730, Çanakçı 40.911 38.988, Dereli 40.739 38.443, Doğankent 40.807 38.917, Espiye 40.947 38.703, Eynesil 41.064 39.143, Görele 41.031 39.003, Güce 40.893 38.798, Keşap 40.910 38.501, Merkez 40.913 38.390, Piraziz 40.922 38.125, Şebinkarahisar 40.288 38.424, Tirebolu 41.007 38.814, Yağlıdere 40.857 38.620
Gümüşhane: Kelkit 40.127 39.434, Köse 40.207 39.646, Kürtün 40.695 39.095, Merkez 40.460 39.481, Şiran 40.191 39.117, Torul 40.551 39.283
Hakkari: Çukurca 37.248 43.614, Derecik 37.074 44.312, Merkez 37.574 43.741, Şemdinli 37.305 44.574, Yüksekova 37.574 44.287
Hatay: Altınözü 36.116 36.248, Antakya 36.202 36.160, Arsuz 36.412 35.887, Belen 36.489 36.195, Defne 36.185 36.147, Dörtyol 36.839 36.225, Erzin 36.953 36.198, Hassa 36.799 36.518, İskenderun 36.587 36.173, Kırıkhan 36.499 36.358, Kumlu 36.364 36.455, Payas 36.756 36.214, Reyhanlı 36.269 36.567, Samandağ 36.085 35.978, Yayladağı 35.903 36.063
Isparta: Aksu 37.799 31.071, Atabey 37.951 30.639, Eğirdir 37.875 30.850, Gelendost 38.121 31.015, Gönen 37.956 30.511, Keçiborlu 37.943 30.302, Merkez 37.765 30.556, Senirkent 38.104 30.549, Sütçüler 37.497 30.977, Şarkikaraağaç 38.079 31.366, Uluborlu 38.078 30.450, Yalvaç 38.296 31.178, Yenişarbademli 37.708 31.386
Mersin: Akdeniz 36.805 34.641, Anamur 36.076 32.836, Aydıncık 36.144 33.320, Bozyazı 36.105 32.974, Çamlıyayla 37.167 34.593, Erdemli 36.605 34.308, Gülnar 36.341 33.399, Mezitli 36.757 34.536, Mut 36.644 33.439, Silifke 36.378 33.934, Tarsus 36.917 34.895, Toroslar 36.832 34.611, Yenişehir 36.788 34.592
İstanbul: Adalar 40.874 29.128, Arnavutköy 41.184 28.741, Ataşehir 40.984 29.107, Avcılar 40.980 28.717, Bağcılar 41.034 28.857, Bahçelievler 41.000 28.861, Bakırköy 40.980 28.872, Başakşehir 41.098 28.806, Bayrampaşa 41.046 28.900, Beşiktaş 41.043 29.007, Beykoz 41.124 29.108, Beylikdüzü 40.991 28.641, Beyoğlu 41.037 28.977, Büyükçekmece 41.021 28.580, Çatalca 41.143 28.461, Çekmeköy 41.036 29.178, Esenler 41.043 28.876, Esenyurt 41.034 28.680, Eyüpsultan 41.048 28.934, Fatih 41.019 28.949, Gaziosmanpaşa 41.063 28.912, Güngören 41.020 28.877, Kadıköy 40.991 29.028, Kağıthane 41.081 28.973, Kartal 40.889 29.190, Küçükçekmece 41.000 28.780, Maltepe 40.935 29.131, Pendik 40.877 29.235, Sancaktepe 41.002 29.231, Sarıyer 41.167 29.057, Silivri 41.074 28.248, Sultanbeyli 40.965 29.267, Sultangazi 41.107 28.867, Şile 41.176 29.613, Şişli 41.060 28.987, Tuzla 40.816 29.303, Ümraniye 41.025 29.098, Üsküdar 41.026 29.016, Zeytinburnu 40.990 28.904
İzmir: Aliağa 38.799 26.972, Balçova 38.390 27.050, Bayındır 38.218 27.648, Bayraklı 38.463 27.164, Bergama 39.121 27.180, Beydağ 38.086 28.209, Bornova 38.466 27.219, Buca 38.388 27.175, Çeşme 38.323 26.303, Çiğli 38.497 27.063, Dikili 39.071 26.890, Foça 38.670 26.755, Gaziemir 38.322 27.129, Güzelbahçe 38.372 26.891, Karabağlar 38.374 27.129, Karaburun 38.638 26.513, Karşıyaka 38.459 27.115, Kemalpaşa 38.427 27.418, Kınık 39.087 27.383, Kiraz 38.231 28.204, Konak 38.418 27.129, Menderes 38.254 27.134, Menemen 38.610 27.070, Narlıdere 38.396 27.003, Ödemiş 38.228 27.970, Seferihisar 38.197 26.839, Selçuk 37.951 27.368, Tire 38.089 27.735, Torbalı 38.156 27.364, Urla 38.323 26.765
Kars: Akyaka 40.741 43.614, Arpaçay 40.845 43.327, Digor 40.369 43.410, Kağızman 40.157 43.134, Merkez 40.602 43.097, Sarıkamış 40.328 42.587, Selim 40.458 42.783, Susuz 40.779 43.128
Kastamonu: Abana 41.979 34.011, Ağlı 41.686 33.554, Araç 41.242 33.328, Azdavay 41.643 33.300, Bozkurt 41.958 34.011, Cide 41.892 33.004, Çatalzeytin 41.953 34.216, Daday 41.479 33.467, Devrekani 41.603 33.839, Doğanyurt 42.005 33.460, Hanönü 41.627 34.467, İhsangazi 41.204 33.555, İnebolu 41.975 33.761, Küre 41.806 33.712, Merkez 41.389 33.783, Pınarbaşı 41.604 33.111, Seydiler 41.620 33.718, Şenpazar 41.809 33.231, Taşköprü 41.510 34.214, Tosya 41.015 34.040
Kayseri: Akkışla 39.002 36.174, Bünyan 38.846 35.860, Develi 38.391 35.492, Felahiye 39.091 35.567, Hacılar 38.646 35.449, İncesu 38.622 35.183, Kocasinan 38.737 35.483, Melikgazi 38.716 35.494, Özvatan 39.107 35.700, Pınarbaşı 38.723 36.393, Sarıoğlan 39.077 35.967, Sarız 38.479 36.499, Talas 38.691 35.554, Tomarza 38.447 35.799, Yahyalı 38.102 35.357, Yeşilhisar 38.352 35.089
Kırklareli: Babaeski 41.432 27.093, Demirköy 41.824 27.765, Kofçaz 41.945 27.158, Lüleburgaz 41.404 27.357, Merkez 41.735 27.225, Pehlivanköy 41.348 26.925, Pınarhisar 41.624 27.520, Vize 41.572 27.766
Kırşehir: Akçakent 39.623 34.096, Akpınar 39.450 33.965, Boztepe 39.270 34.261, Çiçekdağı 39.607 34.409, Kaman 39.358 33.724, Merkez 39.146 34.160, Mucur 39.061 34.383
Kocaeli: Başiskele 40.713 29.930, Çayırova 40.834 29.400, Darıca 40.764 29.385, Derince 40.757 29.831, Dilovası 40.780 29.535, Gebze 40.803 29.431, Gölcük 40.717 29.820, İzmit 40.765 29.940, Kandıra 41.070 30.153, Karamürsel 40.691 29.616, Kartepe 40.753 30.022, Körfez 40.776 29.737
Konya: Ahırlı 37.239 32.119, Akören 37.453 32.371, Akşehir 38.357 31.416, Altınekin 38.308 32.869, Beyşehir 37.677 31.726, Bozkır 37.190 32.247, Cihanbeyli 38.661 32.924, Çeltik 39.024 31.791, Çumra 37.573 32.774, Derbent 38.014 32.016, Derebucak 37.392 31.509, Doğanhisar 38.146 31.676, Emirgazi 37.902 33.837, Ereğli 37.513 34.047, Güneysınır 37.269 32.729, Hadim 36.988 32.457, Halkapınar 37.434 34.187, Hüyük 37.954 31.596, Ilgın 38.279 31.914, Kadınhanı 38.240 32.211, Karapınar 37.716 33.551, Karatay 37.874 32.509, Kulu 39.095 33.080, Meram 37.855 32.459, Sarayönü 38.262 32.405, Selçuklu 37.891 32.482, Seydişehir 37.419 31.845, Taşkent 36.924 32.491, Tuzlukçu 38.478 31.626, Yalıhüyük 37.301 32.085, Yunak 38.814 31.732
Kütahya: Altıntaş 39.060 30.109, Aslanapa 39.216 29.870, Çavdarhisar 39.193 29.619, Domaniç 39.802 29.609, Dumlupınar 38.854 29.977, Emet 39.343 29.258, Gediz 38.994 29.391, Hisarcık 39.251 29.231, Merkez 39.420 29.983, Pazarlar 38.995 29.126, Simav 39.088 28.978, Şaphane 39.027 29.222, Tavşanlı 39.542 29.499
Malatya: Akçadağ 38.339 37.970, Arapgir 39.041 38.495, Arguvan 38.774 38.263, Battalgazi 38.356 38.321, Darende 38.546 37.506, Doğanşehir 38.086 37.871, Doğanyol 38.307 39.034, Hekimhan 38.816 37.929, Kale 38.415 38.771, Kuluncak 38.877 37.663, Pütürge 38.199 38.863, Yazıhan 38.593 38.173, Yeşilyurt 38.334 38.254
Manisa: Ahmetli 38.520 27.939, Akhisar 38.919 27.837, Alaşehir 38.351 28.517, Demirci 39.046 28.659, Gölmarmara 38.714 27.914, Gördes 38.933 28.289, Kırkağaç 39.106 27.669, Köprübaşı 38.750 28.405, Kula 38.547 28.650, Salihli 38.482 28.139, Sarıgöl 38.240 28.697, Saruhanlı 38.735 27.568, Selendi 38.744 28.868, Soma 39.187 27.609, Şehzadeler 38.614 27.432, Turgutlu 38.500 27.700, Yunusemre 38.620 27.400
Kahramanmaraş: Afşin 38.248 36.914, Andırın 37.578 36.355, Çağlayancerit 37.745 37.286, Dulkadiroğlu 37.584 36.933, Ekinözü 38.060 37.188, Elbistan 38.206 37.198, Göksun 38.021 36.497, Nurhak 37.964 37.440, Onikişubat 37.585 36.905, Pazarcık 37.487 37.300, Türkoğlu 37.386 36.843
Mardin: Artuklu 37.313 40.735, Dargeçit 37.546 41.717, Derik 37.363 40.265, Kızıltepe 37.193 40.586, Mazıdağı 37.478 40.482, Midyat 37.416 41.370, Nusaybin 37.069 41.215, Ömerli 37.399 40.954, Savur 37.535 40.879, Yeşilli 37.338 40.817
Muğla: Bodrum 37.034 27.430, Dalaman 36.766 28.802, Datça 36.728 27.687, Fethiye 36.651 29.123, Kavaklıdere 37.445 28.363, Köyceğiz 36.971 28.686, Marmaris 36.855 28.274, Menteşe 37.215 28.363, Milas 37.317 27.784, Ortaca 36.839 28.765, Seydikemer 36.649 29.362, Ula 37.105 28.417, Yatağan 37.340 28.143
Muş: Bulanık 39.087 42.272, Hasköy 38.682 41.679, Korkut 38.734 41.784, Malazgirt 39.147 42.535, Merkez 38.733 41.491, Varto 39.174 41.454
Nevşehir: Acıgöl 38.550 34.509, Avanos 38.715 34.847, Derinkuyu 38.375 34.734, Gülşehir 38.746 34.625, Hacıbektaş 38.941 34.558, Kozaklı 39.221 34.851, Merkez 38.625 34.714, Ürgüp 38.630 34.912
Niğde: Altunhisar 37.992 34.373, Bor 37.891 34.559, Çamardı 37.832 34.981, Çiftlik 38.176 34.485, Merkez 37.966 34.683, Ulukışla 37.548 34.485
Ordu: Akkuş 40.793 37.016, Altınordu 40.984 37.879, Aybastı 40.687 37.399, Çamaş 40.902 37.528, Çatalpınar 40.879 37.454, Çaybaşı 41.017 37.098, Fatsa 41.031 37.501, Gölköy 40.687 37.615, Gülyalı 40.962 38.049, Gürgentepe 40.786 37.590, İkizce 41.058 37.080, Kabadüz 40.861 37.885, Kabataş 40.750 37.450, Korgan 40.825 37.347, Kumru 40.874 37.264, Mesudiye 40.454 37.774, Perşembe 41.066 37.771, Ulubey 40.869 37.754, Ünye 41.127 37.288
Rize: Ardeşen 41.191 40.979, Çamlıhemşin 41.048 41.000, Çayeli 41.086 40.722, Derepazarı 41.024 40.423, Fındıklı 41.269 41.140, Güneysu 40.981 40.605, Hemşin 41.048 40.898, İkizdere 40.775 40.552, İyidere 41.012 40.362, Kalkandere 40.920 40.437, Merkez 41.021 40.523, Pazar 41.180 40.887
Sakarya: Adapazarı 40.780 30.404, Akyazı 40.685 30.622, Arifiye 40.700 30.351, Erenler 40.764 30.423, Ferizli 40.941 30.486, Geyve 40.508 30.293, Hendek 40.799 30.748, Karapürçek 40.642 30.539, Karasu 41.104 30.697, Kaynarca 41.031 30.308, Kocaali 41.053 30.853, Pamukova 40.508 30.167, Sapanca 40.691 30.267, Serdivan 40.766 30.364, Söğütlü 40.906 30.474, Taraklı 40.397 30.493
Samsun: 19 Mayıs 41.501 36.069, Alaçam 41.606 35.598, Asarcık 41.036 36.236, Atakum 41.331 36.269, Ayvacık 40.991 36.631, Bafra 41.568 35.907, Canik 41.279 36.357, Çarşamba 41.199 36.727, Havza 40.971 35.662, İlkadım 41.287 36.330, Kavak 41.078 36.042, Ladik 40.911 35.892, Salıpazarı 41.084 36.830, Tekkeköy 41.212 36.460, Terme 41.209 36.974, Vezirköprü 41.144 35.455, Yakakent 41.633 35.529
Siirt: Baykan 38.158 41.773, Eruh 37.742 42.174, Kurtalan 37.925 41.685, Merkez 37.927 41.942, Pervari 37.936 42.549, Şirvan 38.063 42.025, Tillo 37.949 42.012
Sinop: Ayancık 41.945 34.586, Boyabat 41.469 34.767, Dikmen 41.650 35.267, Durağan 41.416 35.054, Erfelek 41.879 34.918, Gerze 41.804 35.201, Merkez 42.027 35.155, Saraydüzü 41.329 34.847, Türkeli 41.948 34.339
Sivas: Akıncılar 40.072 38.343, Altınyayla 39.272 36.751, Divriği 39.371 38.114, Doğanşar 40.208 37.531, Gemerek 39.183 36.072, Gölova 40.062 38.607, Gürün 38.722 37.271, Hafik 39.856 37.386, İmranlı 39.875 38.114, Kangal 39.234 37.391, Koyulhisar 40.302 37.823, Merkez 39.748 37.018, Suşehri 40.160 38.084, Şarkışla 39.352 36.410, Ulaş 39.445 37.039, Yıldızeli 39.866 36.599, Zara 39.898 37.758
Tekirdağ: Çerkezköy 41.285 28.000, Çorlu 41.159 27.800, Ergene 41.207 27.754, Hayrabolu 41.213 27.107, Kapaklı 41.329 27.980, Malkara 40.890 26.901, Marmaraereğlisi 40.969 27.955, Muratlı 41.172 27.499, Saray 41.444 27.922, Süleymanpaşa 40.978 27.511, Şarköy 40.614 27.116
Tokat: Almus 40.376 36.904, Artova 40.116 36.300, Başçiftlik 40.547 37.169, Erbaa 40.669 36.568, Merkez 40.314 36.554, Niksar 40.592 36.952, Pazar 40.277 36.283, Reşadiye 40.392 37.337, Sulusaray 39.994 36.084, Turhal 40.388 36.081, Yeşilyurt 40.006 36.221, Zile 40.303 35.886
Trabzon: Akçaabat 41.021 39.571, Araklı 40.939 40.058, Arsin 40.953 39.927, Beşikdüzü 41.052 39.233, Çarşıbaşı 41.083 39.383, Çaykara 40.743 40.232, Dernekpazarı 40.797 40.245, Düzköy 40.875 39.415, Hayrat 40.885 40.365, Köprübaşı 40.807 40.114, Maçka 40.811 39.605, Of 40.941 40.259, Ortahisar 41.003 39.717, Sürmene 40.906 40.128, Şalpazarı 40.938 39.190, Tonya 40.884 39.285, Vakfıkebir 41.046 39.276, Yomra 40.957 39.861
Tunceli: Çemişgezek 39.055 38.908, Hozat 39.100 39.208, Mazgirt 39.018 39.601, Merkez 39.108 39.547, Nazımiye 39.180 39.828, Ovacık 39.353 39.209, Pertek 38.866 39.323, Pülümür 39.484 39.895
Şanlıurfa: Akçakale 36.711 38.947, Birecik 37.026 37.978, Bozova 37.362 38.527, Ceylanpınar 36.847 40.050, Eyyübiye 37.146 38.795, Halfeti 37.245 37.869, Haliliye 37.168 38.797, Harran 36.860 39.031, Hilvan 37.587 38.955, Karaköprü 37.199 38.794, Siverek 37.755 39.317, Suruç 36.976 38.425, Viranşehir 37.231 39.764
Uşak: Banaz 38.737 29.752, Eşme 38.400 28.969, Karahallı 38.321 29.530, Merkez 38.674 29.406, Sivaslı 38.499 29.684, Ulubey 38.420 29.291
Van: Bahçesaray 38.125 42.798, Başkale 38.045 44.017, Çaldıran 39.143 43.911, Çatak 38.003 43.052, Edremit 38.423 43.257, Erciş 39.028 43.360, Gevaş 38.292 43.102, Gürpınar 38.324 43.410, İpekyolu 38.501 43.383, Muradiye 38.986 43.753, Özalp 38.655 43.989, Saray 38.647 44.161, Tuşba 38.523 43.370
Yozgat: Akdağmadeni 39.660 35.884, Aydıncık 40.127 35.288, Boğazlıyan 39.189 35.245, Çandır 39.244 35.514, Çayıralan 39.303 35.644, Çekerek 40.073 35.495, Kadışehri 39.996 35.792, Merkez 39.821 34.808, Saraykent 39.694 35.511, Sarıkaya 39.494 35.377, Sorgun 39.810 35.186, Şefaatli 39.504 34.756, Yenifakılı 39.211 35.000, Yerköy 39.638 34.467
Zonguldak: Alaplı 41.181 31.385, Çaycuma 41.426 32.076, Devrek 41.219 31.956, Ereğli 41.283 31.418, Gökçebey 41.306 32.142, Kilimli 41.491 31.839, Kozlu 41.432 31.746, Merkez 41.456 31.799
Aksaray: Ağaçören 38.875 33.917, Eskil 38.402 33.413, Gülağaç 38.396 34.346, Güzelyurt 38.277 34.372, Merkez 38.369 34.037, Ortaköy 38.737 34.039, Sarıyahşi 38.983 33.841, Sultanhanı 38.247 33.550
Bayburt: Aydıntepe 40.383 40.143, Demirözü 40.160 39.892, Merkez 40.255 40.225
Karaman: Ayrancı 37.361 33.688, Başyayla 36.753 32.680, Ermenek 36.640 32.892, Kazımkarabekir 37.230 32.959, Merkez 37.181 33.215, Sarıveliler 36.697 32.612
Kırıkkale: Bahşılı 39.800 33.437, Balışeyh 39.914 33.723, Çelebi 39.464 33.524, Delice 39.954 34.026, Karakeçili 39.594 33.378, Keskin 39.673 33.614, Merkez 39.847 33.515, Sulakyurt 40.157 33.716, Yahşihan 39.850 33.453
Batman: Beşiri 37.916 41.286, Gercüş 37.562 41.378, Hasankeyf 37.706 41.405, Kozluk 38.191 41.478, Merkez 37.881 41.135, Sason 38.328 41.414
Şırnak: Beytüşşebap 37.563 43.166, Cizre 37.330 42.185, Güçlükonak 37.470 41.906, İdil 37.335 41.889, Merkez 37.519 42.454, Silopi 37.244 42.463, Uludere 37.441 42.852
Bartın: Amasra 41.746 32.386, Kurucaşile 41.838 32.716, Merkez 41.634 32.338, Ulus 41.584 32.641
Ardahan: Çıldır 41.125 43.136, Damal 41.341 42.837, Göle 40.787 42.606, Hanak 41.233 42.840, Merkez 41.111 42.702, Posof 41.511 42.729
Iğdır: Aralık 39.873 44.519, Karakoyunlu 39.870 44.164, Merkez 39.921 44.045, Tuzluca 40.039 43.652
Yalova: Altınova 40.695 29.510, Armutlu 40.519 28.828, Çınarcık 40.645 29.125, Çiftlikköy 40.661 29.323, Merkez 40.655 29.277, Termal 40.608 29.174
Karabük: Eflani 41.423 32.958, Eskipazar 40.943 32.531, Merkez 41.204 32.627, Ovacık 41.077 32.920, Safranbolu 41.251 32.694, Yenice 41.200 32.331
Kilis: Elbeyli 36.674 37.467, Merkez 36.718 37.115, Musabeyli 36.886 36.919, Polateli 36.841 37.144
Osmaniye: Bahçe 37.204 36.582, Düziçi 37.242 36.455, Hasanbeyli 37.128 36.546, Kadirli 37.374 36.096, Merkez 37.075 36.248, Sumbas 37.451 36.023, Toprakkale 37.069 36.147
Düzce: Akçakoca 41.087 31.116, Cumayeri 40.874 30.951, Çilimli 40.894 31.049, Gölyaka 40.777 30.996, Gümüşova 40.847 30.941, Kaynaşlı 40.769 31.322, Merkez 40.844 31.157, Yığılca 40.960 31.444
`

// Names in older lists and maps.
const OLDER_NAMES = `
Ankara: Kazan = Kahramankazan
Bursa: M. Kemalpaşa = Mustafakemalpaşa
İstanbul: Eyüp = Eyüpsultan
Samsun: Ondokuzmayıs = 19 Mayıs
Siirt: Aydınlar = Tillo
Zonguldak: Karadeniz Ereğli = Ereğli
Zonguldak: Kdz. Ereğli = Ereğli
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
      const [, name = '', latitude, longitude] = /^(.+) (\S+) (\S+)$/u.exec(district) ?? []
      return { province, name, latitude: Number(latitude), longitude: Number(longitude) }
    })
  })

// Spaces, hyphens and full stops are removed: `MARMARA EREĞLİSİ` is Marmaraereğlisi.
const key = (province: string, district: string) => `${fold(province)}/${fold(district).replace(/[^a-z0-9]/g, '')}`
const byKey = new Map(DISTRICTS.map((district) => [key(district.province, district.name), district]))
for (const line of OLDER_NAMES.trim().split('\n')) {
  const [, province = '', older = '', name = ''] = /^(.+): (.+) = (.+)$/u.exec(line) ?? []
  const district = byKey.get(key(province, name))
  if (district) byKey.set(key(province, older), district)
}
// The centre is also named after its province: `BOLU`, `Bolu Merkez`.
for (const district of DISTRICTS.filter(({ name }) => name === 'Merkez')) {
  byKey.set(key(district.province, district.province), district)
  byKey.set(key(district.province, `${district.province} Merkez`), district)
}

/** Returns a district in any spelling, or undefined for an unknown name. */
export const findDistrict = (province: string, district: string): District | undefined =>
  byKey.get(key(findProvince(province)?.name ?? province, district))
