import type { MailWords } from '../words.ts'

export const tr: MailWords = {
  greeting: 'Merhaba {name},',
  greetingWithoutName: 'Merhaba,',
  when: 'Tarih ve saat',
  hospital: 'Hastane',
  address: 'Adres',
  hospitalTime: 'hastane saati, İstanbul',
  bookingId: 'Randevu numarası',
  orOpen: 'Ya da şu adresi açın:',
  settings: 'Hangi e-postaları alacağınızı profilinizde seçebilirsiniz:',
  reason: 'Bu e-postayı Hekima hesabınız olduğu için aldınız.',
  mails: {
    'account.welcome': {
      subject: 'Hekima’ya hoş geldiniz',
      lines: [
        'Hesabınız hazır. Artık hastane, doktor ve hizmet arayabilir, karşılaştırabilir ve boş bir saate randevu alabilirsiniz.',
        'Dilinizi ve hangi e-postaları alacağınızı profilinizde seçebilirsiniz.',
      ],
      button: 'Hekima’ya git',
    },
    'account.confirm_email': {
      subject: 'Lütfen e-posta adresinizi doğrulayın',
      lines: [
        'Lütfen bu e-posta adresinin size ait olduğunu doğrulayın. Bağlantı 7 gün geçerlidir.',
        'Hekima’da hesap açmadıysanız bu e-postayı dikkate almayabilirsiniz.',
      ],
      button: 'E-posta adresini doğrula',
    },
    'account.reset_password': {
      subject: 'Yeni bir parola belirleyin',
      lines: [
        'Hesabınız için yeni bir parola istendi. Bağlantı bir kez ve bir saat boyunca geçerlidir.',
        'Bunu siz istemediyseniz bu e-postayı dikkate almayabilirsiniz: parolanız değişmez.',
      ],
      button: 'Yeni parola belirle',
    },
    'account.password_changed': {
      subject: 'Parolanız değiştirildi',
      lines: [
        'Hesabınızın parolası değiştirildi ve diğer cihazlarınızdaki oturumlar kapatıldı.',
        'Bunu siz yapmadıysanız hemen yeni bir parola belirleyin.',
      ],
      button: 'Yeni parola belirle',
    },
    'account.email_change': {
      subject: 'Lütfen yeni e-posta adresinizi doğrulayın',
      lines: [
        'Hesabınızın e-posta adresinin bu olacağını lütfen doğrulayın. Bağlantı 24 saat geçerlidir.',
        'Bunu siz istemediyseniz bu e-postayı dikkate almayabilirsiniz: hiçbir şey değişmez.',
      ],
      button: 'Yeni e-posta adresini doğrula',
    },
    'account.email_changed': {
      subject: 'Hesabınızın e-posta adresi değiştiriliyor',
      lines: [
        'Hesabınızda oturum açmış biri başka bir e-posta adresi istedi. Yeni adres doğrulandığında geçerli olur.',
        'Bunu siz yapmadıysanız hemen yeni bir parola belirleyin.',
      ],
      button: 'Yeni parola belirle',
    },
    'account.two_factor_on': {
      subject: 'İki adımlı giriş açıldı',
      lines: [
        'Bundan sonra hesabınıza girerken doğrulama uygulamanızdaki kod da istenecek.',
        'Kurtarma kodlarınızı güvenli bir yerde saklayın: telefonunuzu kaybederseniz onlarla girebilirsiniz.',
      ],
      button: 'Profiline git',
    },
    'account.two_factor_off': {
      subject: 'İki adımlı giriş kapatıldı',
      lines: [
        'Hesabınıza girmek için artık yine yalnızca parolanız yeterli.',
        'Bunu siz yapmadıysanız hemen yeni bir parola belirleyin.',
      ],
      button: 'Profiline git',
    },
    'account.deletion_requested': {
      subject: 'Hesabınız silinecek',
      lines: [
        'Hesabınızın silinmesini istediniz. Hesabınız {day} tarihinde silinecek.',
        'O güne kadar giriş yapıp hesabınızı koruyabilirsiniz.',
      ],
      button: 'Profiline git',
    },
    'account.deleted': {
      subject: 'Hesabınız silindi',
      lines: ['Hesabınız ve ona ait olan her şey silindi. Bu, bizden aldığınız son e-postadır.'],
    },
    'appointment.booked': {
      subject: 'Randevu isteğinizi aldık',
      lines: ['Randevunuz için teşekkür ederiz. Randevu onaylandığında size haber vereceğiz.'],
      button: 'Randevuyu görüntüle',
    },
    'appointment.confirmed': {
      subject: 'Randevunuz onaylandı',
      lines: ['Randevunuz onaylandı. Ekteki dosya randevuyu takviminize ekler.'],
      button: 'Randevuyu görüntüle',
    },
    'appointment.completed': {
      subject: 'Ziyaretiniz nasıldı?',
      lines: ['Randevunuz tamamlandı. Birkaç sözünüz, sizden sonra seçim yapacak kişiye yardımcı olur.'],
      button: 'Yorum yaz',
    },
    'appointment.cancelled': {
      subject: 'Randevunuz iptal edildi',
      lines: ['Bu randevu iptal edildi. Ekteki dosya randevuyu takviminizden çıkarır.'],
      button: 'Randevuyu görüntüle',
    },
    'appointment.rescheduled': {
      subject: 'Randevunuzun yeni saati var',
      lines: ['Randevunuz başka bir saate alındı. Ekteki dosya takviminizdeki kaydı da günceller.'],
      button: 'Randevuyu görüntüle',
    },
    'appointment.doctor': {
      subject: 'Randevunuzda değişiklik var',
      lines: ['Randevunuzun bir ayrıntısı değişti; saati aynı kaldı. Yeniliği görmek için randevuyu açın.'],
      button: 'Randevuyu görüntüle',
    },
    'appointment.reminder_48h': {
      subject: 'Randevunuz yaklaşıyor',
      lines: ['Randevunuzu hatırlatmak istedik. Gelemeyecekseniz lütfen erteleyin ya da iptal edin.'],
      button: 'Randevuyu görüntüle',
    },
    'appointment.reminder_3h': {
      subject: 'Randevunuza birkaç saat kaldı',
      lines: ['Randevunuz yakında başlıyor. Yol tarifi ve sürücünüz için kart, randevunun sayfasında.'],
      button: 'Randevuyu görüntüle',
    },
    'message.received': {
      subject: 'Yeni bir mesajınız var',
      lines: ['Bir randevu hakkında yeni mesajınız var. Okumak ve yanıtlamak için lütfen giriş yapın.'],
      button: 'Mesajı oku',
    },
  },
}
