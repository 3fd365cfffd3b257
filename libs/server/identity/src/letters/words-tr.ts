import type { LanguageWords } from './letter.ts';

const NOT_YOU = 'Bunu siz istemediyseniz bu mesajı dikkate almayın. Kodu bize bile, kimseyle paylaşmayın.';

export const turkish: LanguageWords = {
  expires: 'Kod bir kez ve {minutes} dakika geçerlidir.',
  letters: {
    registration: {
      subject: 'E-postanızı onaylayın',
      lead: '{brand} sitesine hoş geldiniz. Hesabınızı tamamlamak için bu kodu girin.',
      button: 'E-postayı onayla',
      notYou: NOT_YOU,
      sms: '{brand}: {code} hesap açma kodunuzdur. Kimseyle paylaşmayın.',
    },
    taken: {
      subject: 'Zaten hesabınız var',
      lead: 'Biri bu e-postayla {brand} hesabı açmak istedi; bu e-postanın hesabı zaten var. Giriş yapın, parolanızı unuttuysanız yenisini seçin.',
      button: 'Giriş yap',
      notYou: 'Siz değilseniz bir şey yapmanız gerekmez: hesabınız değişmedi.',
      sms: '{brand}: bu numaranın zaten hesabı var. Giriş yapın veya yeni parola seçin.',
    },
    password: {
      subject: 'Yeni parola seçin',
      lead: '{brand} için yeni parola seçmek üzere bu kodu girin.',
      button: 'Yeni parola seç',
      notYou: NOT_YOU,
      sms: '{brand}: {code} yeni parola kodunuzdur. Kimseyle paylaşmayın.',
    },
    contact: {
      subject: 'E-postanızı onaylayın',
      lead: 'Bu e-postayı {brand} hesabınıza eklemek için bu kodu girin.',
      button: 'E-postayı onayla',
      notYou: NOT_YOU,
      sms: '{brand}: {code} bu numarayı onaylar. Kimseyle paylaşmayın.',
    },
    'sign-in': {
      subject: 'Giriş kodunuz',
      lead: '{brand} sitesine giriş yapmak için bu kodu girin.',
      notYou: 'Giriş yapmıyorsanız biri parolanızı biliyor olabilir: hemen değiştirin.',
      sms: '{brand}: {code} giriş kodunuzdur. Kimseyle paylaşmayın.',
    },
    'sign-in-link': {
      subject: 'Giriş bağlantınız',
      lead: '{brand} hesabınıza girmek için düğmeye basın veya bu kodu istediğiniz sayfaya girin.',
      button: 'Giriş yap',
      notYou: NOT_YOU,
      sms: '{brand}: {code} giriş kodunuzdur. Kimseyle paylaşmayın.',
    },
    'password-changed': {
      subject: 'Parolanız değişti',
      lead: '{brand} hesabınızın parolası değişti, diğer cihazlardan çıkış yapıldı.',
      notYou: 'Siz değilseniz yeni bir parola seçin ve hemen desteğe ulaşın.',
      sms: '{brand}: parolanız değişti. Siz değil miydiniz? Desteğe ulaşın.',
    },
    'two-step-off': {
      subject: 'İki adımlı giriş kapalı',
      lead: '{brand} hesabınızda iki adımlı giriş kapatıldı.',
      notYou: 'Siz değilseniz parolanızı değiştirin ve hemen desteğe ulaşın.',
      sms: '{brand}: iki adımlı giriş kapatıldı. Siz değil miydiniz? Desteğe ulaşın.',
    },
    'second-step-guessed': {
      subject: 'Birisi giriş kodlarınızı tahmin etmeye çalışıyor',
      lead: '{brand} hesabınıza girişin ikinci adımı bir gün içinde on kez başarısız oldu. Deneyen kişi büyük olasılıkla parolanızı biliyor.',
      notYou: 'Siz değilseniz parolanızı hemen değiştirin. Daha önce kullandığınız cihazlardan girmeye devam edebilirsiniz.',
      sms: '{brand}: on giriş kodu yanlıştı. Siz değil miydiniz? Birisi parolanızı biliyor olabilir: hemen değiştirin.',
    },
  },
};
