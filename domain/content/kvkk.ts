import { type Content, FIRST_VERSION } from './content.ts'

/** Privacy notice, in Turkish for all readers, because the law requires that language. */
export const kvkk: Content = {
  eyebrow: 'Yasal',
  title: 'KVKK Aydınlatma Metni',
  lead: '6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi uyarınca: hangi verilerinizi, neden, ne kadar süreyle işliyoruz ve haklarınız neler.',
  inShort:
    'Hekima KVKK aydınlatma metni: veri sorumlusu, işlenen kişisel veriler, amaçlar, hukuki sebepler, aktarım, saklama süreleri ve 11. madde hakları.',
  layout: 'document',
  version: FIRST_VERSION,
  language: 'tr',
  sections: [
    {
      id: 'veri-sorumlusu',
      title: 'Veri sorumlusu',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            {
              text: 'Kişisel verileriniz, veri sorumlusu sıfatıyla {{company}} ({{office}}) tarafından bu metinde açıklanan kapsamda işlenir.',
              needs: 'office',
              otherwise:
                'Kişisel verileriniz, veri sorumlusu sıfatıyla {{company}} tarafından bu metinde açıklanan kapsamda işlenir.',
            },
            { text: 'E-posta: <a>{{email}}</a>', to: 'mailto:', needs: 'email' },
            'Randevu aldığınız hastane, kendi tıbbi kayıtları bakımından ayrı bir veri sorumlusudur ve kendi aydınlatma metnine tabidir.',
          ],
        },
      ],
    },
    {
      id: 'veriler',
      title: 'İşlenen veriler, amaçlar, hukuki sebepler ve süreler',
      blocks: [
        {
          kind: 'table',
          head: ['Veri', 'Amaç', 'Hukuki sebep', 'Süre'],
          rows: [
            [
              'Kimlik ve iletişim: ad, soyad, e-posta, telefon; girerseniz doğum tarihi ve adres',
              'Hesap açılması, randevu, iletişim',
              'm. 5/2-c (sözleşme)',
              'Hesap silinene kadar; silme talebinden 14 gün sonra yok edilir',
            ],
            [
              'Randevu: hastane, tedavi, doktor, tarih, saat, durum geçmişi',
              'Ziyaretin düzenlenmesi',
              'm. 5/2-c; sağlık verisi bakımından m. 6/3-a (açık rıza)',
              'Hesap süresince; sonra anonim olarak',
            ],
            [
              'Sağlık verisi olabilecek notlar, mesajlar ve dosyalar',
              'Hastanenin ziyareti hazırlaması',
              'm. 6/3-a (açık rıza)',
              'Kaldırılana veya hesap silinene kadar',
            ],
            [
              'Değerlendirmeler',
              'Diğer hastaların bilgilenmesi',
              'm. 5/1 (açık rıza)',
              'Siz silene kadar; hesaptan sonra adsız',
            ],
            [
              'İşlem güvenliği: oturum zamanı, tarayıcı bilgisi, şifre özeti',
              'Güvenlik, kötüye kullanımın önlenmesi',
              'm. 5/2-f (meşru menfaat)',
              'Oturum en çok 7 gün; kaydı bitişinden 30 gün sonra silinir',
            ],
            ['Onay kayıtları: belge, sürüm, zaman', 'İspat', 'm. 5/2-ç (hukuki yükümlülük)', 'Hesap süresince'],
            [
              'Form talepleri ve iş başvuruları',
              'Talebin yanıtlanması, işe alım',
              'm. 5/2-c, m. 5/2-f',
              'Son yazışmadan sonra 1 yıl; iş başvuruları 180 gün',
            ],
            [
              'Bülten: e-posta adresi, dil',
              'Haber gönderimi',
              'm. 5/1 (açık rıza), İYS mevzuatı',
              'Abonelikten çıkılana kadar; onaylanmayan kayıt 7 gün',
            ],
            [
              'Açarsanız tarayıcı bildirimleri: tarayıcınızın üreticisindeki adresi ve verdiği anahtarlar',
              'Bildirimlerin gösterilmesi',
              'm. 5/1 (açık rıza)',
              'Kapatana veya oturumu kapatana kadar',
            ],
            [
              'Programlarınız için oluşturduğunuz anahtarlar ve webhook’lar: ad, yetkiler, son kullanım, adres, teslimatlar',
              'Programın sizin adınıza çalışması',
              'm. 5/2-c (sözleşme)',
              'Anahtar bitişinden, teslimat gönderiminden 30 gün sonra silinir; kalanı siz kaldırana kadar',
            ],
            [
              'Yönetici ve personel işlemlerinin kaydı',
              'Hesap verebilirlik',
              'm. 5/2-ç, m. 5/2-f',
              'Kayıt kalır; kişi bağı hesapla birlikte silinir',
            ],
          ],
        },
      ],
    },
    {
      id: 'yontem',
      title: 'Toplama yöntemi',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Veriler, web sitesindeki formlara ve randevu adımlarına sizin girmenizle ve bağlantı sırasında otomatik yollarla toplanır. Reklam veya izleme çerezi kullanılmaz. Günlük kayıtlarında ağ adresi, arama sözcüğü veya sağlık verisi bulunmaz.',
          ],
        },
      ],
    },
    {
      id: 'acik-riza',
      title: 'Açık rıza ve geri alınması',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Sağlık verileriniz yalnızca randevu sırasında verdiğiniz açık rızayla, seçtiğiniz hastaneye iletilmek üzere işlenir. Rızanızı her zaman geri alabilirsiniz; bu, geri almadan önceki işlemeyi hukuka aykırı kılmaz.',
          ],
        },
      ],
    },
    {
      id: 'aktarim',
      title: 'Aktarım',
      blocks: [
        {
          kind: 'list',
          items: [
            'Randevu aldığınız hastaneye: ad, iletişim, randevu, notlar, mesajlar ve dosyalar.',
            'E-postaların iletilmesi için posta sunucusuna: adresiniz ile hastane, adres ve saat; ziyaretin nedeni yazılmaz.',
            {
              text: 'Onay verirseniz, asistana yazdıklarınız {{model}} adresindeki dil modeli hizmetine.',
              needs: 'model',
              otherwise: 'Asistan kendi sunucumuzda çalışır; yazdıklarınız dış bir hizmete aktarılmaz.',
            },
            'Kanunen yetkili kurumlara, yalnızca yasal zorunluluk hâlinde.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            { text: 'Yardım eden şirketlerin ayarlara göre güncel listesi: <a>Veri işleme</a>.', to: '/dpa' },
            'Yurt dışına aktarım yalnızca 9. maddedeki şartlarla yapılır.',
          ],
        },
      ],
    },
    {
      id: 'guvenlik',
      title: 'Güvenlik önlemleri',
      blocks: [
        {
          kind: 'list',
          items: [
            'Şifreli bağlantı, özet olarak saklanan şifreler, iki adımlı giriş.',
            'Role göre erişim; bir yöneticinin mesaj ve dosyalara bakması gerekçe ister, kaydedilir ve size gösterilir.',
            'Değiştirilemeyen denetim kaydı, sınırlar, düzenli silme görevleri.',
          ],
        },
      ],
    },
    {
      id: 'haklar',
      title: 'Haklarınız (m. 11)',
      blocks: [
        {
          kind: 'list',
          items: [
            'Kişisel verilerinizin işlenip işlenmediğini öğrenme, işlenmişse bilgi isteme',
            'İşlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme',
            'Yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme',
            'Eksik veya yanlış işlenmişse düzeltilmesini isteme',
            'Kanun’daki şartlar çerçevesinde silinmesini veya yok edilmesini isteme',
            'Düzeltme ve silmenin aktarılan kişilere bildirilmesini isteme',
            'Yalnızca otomatik sistemlerle analiz sonucu aleyhinize bir sonuca itiraz etme',
            'Kanuna aykırı işleme nedeniyle zarara uğrarsanız giderilmesini isteme',
          ],
        },
      ],
    },
    {
      id: 'basvuru',
      title: 'Başvuru',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            { text: 'İndirme, düzeltme ve silme <a>profilinizden</a> hemen yapılır.', to: '/profile' },
            {
              text: 'Diğer başvurular için <a>iletişim formunu</a> kullanın. En geç 30 gün içinde ücretsiz yanıtlanır.',
              to: '/contact',
            },
            'Yanıtı yetersiz bulursanız 30 gün içinde Kişisel Verileri Koruma Kuruluna şikâyet edebilirsiniz.',
          ],
        },
      ],
    },
    {
      id: 'degisiklik',
      title: 'Değişiklikler',
      blocks: [{ kind: 'text', paragraphs: ['Bu metin değişirse yukarıdaki tarih değişir. Bu, ilk sürümdür.'] }],
    },
  ],
  aside: [
    {
      title: 'Related',
      links: [
        { to: '/privacy', label: 'Privacy' },
        { to: '/cookies', label: 'Cookies' },
        { to: '/dpa', label: 'Data processing (DPA)' },
        { to: '/profile', label: 'Download or delete my data' },
      ],
    },
  ],
}
