import type { LanguageWords } from './letter.ts';

const NOT_YOU = 'Bunu siz istəməmisinizsə, mesaja məhəl qoymayın. Kodu heç kimlə, bizimlə də bölüşməyin.';

export const azerbaijani: LanguageWords = {
  expires: 'Kod bir dəfə və {minutes} dəqiqə keçərlidir.',
  letters: {
    registration: {
      subject: 'E-poçtunuzu təsdiqləyin',
      lead: '{brand} saytına xoş gəlmisiniz. Hesabı tamamlamaq üçün bu kodu daxil edin.',
      button: 'E-poçtu təsdiqlə',
      notYou: NOT_YOU,
      sms: '{brand}: {code} qeydiyyat kodunuzdur. Heç kimlə bölüşməyin.',
    },
    taken: {
      subject: 'Artıq hesabınız var',
      lead: 'Kimsə bu e-poçtla {brand} hesabı yaratmaq istədi, amma onun artıq hesabı var. Daxil olun və ya unutmusunuzsa, yeni parol seçin.',
      button: 'Daxil ol',
      notYou: 'Bu siz deyildinizsə, heç nə etmək lazım deyil: hesabınız dəyişməyib.',
      sms: '{brand}: bu nömrənin artıq hesabı var. Daxil olun və ya yeni parol seçin.',
    },
    password: {
      subject: 'Yeni parol seçin',
      lead: '{brand} üçün yeni parol seçmək üçün bu kodu daxil edin.',
      button: 'Yeni parol seç',
      notYou: NOT_YOU,
      sms: '{brand}: {code} yeni parol kodunuzdur. Heç kimlə bölüşməyin.',
    },
    contact: {
      subject: 'E-poçtunuzu təsdiqləyin',
      lead: 'Bu e-poçtu {brand} hesabınıza əlavə etmək üçün kodu daxil edin.',
      button: 'E-poçtu təsdiqlə',
      notYou: NOT_YOU,
      sms: '{brand}: {code} bu nömrəni təsdiqləyir. Heç kimlə bölüşməyin.',
    },
    'sign-in': {
      subject: 'Giriş kodunuz',
      lead: '{brand} saytına daxil olmaq üçün bu kodu daxil edin.',
      notYou: 'Daxil olan siz deyilsinizsə, kimsə parolunuzu bilə bilər: onu indi dəyişin.',
      sms: '{brand}: {code} giriş kodunuzdur. Heç kimlə bölüşməyin.',
    },
    'sign-in-link': {
      subject: 'Giriş linkiniz',
      lead: '{brand} hesabınıza daxil olmaq üçün düyməni basın və ya bu kodu onu istədiyiniz səhifəyə yazın.',
      button: 'Daxil ol',
      notYou: NOT_YOU,
      sms: '{brand}: {code} giriş kodunuzdur. Heç kimlə bölüşməyin.',
    },
    'password-changed': {
      subject: 'Parolunuz dəyişdirildi',
      lead: '{brand} hesabınızın parolu dəyişdirildi, digər cihazlardan çıxış edildi.',
      notYou: 'Bu siz deyildinizsə, yeni parol seçin və dərhal dəstəyə yazın.',
      sms: '{brand}: parolunuz dəyişdirildi. Siz deyildiniz? Dəstəyə yazın.',
    },
    'two-step-off': {
      subject: 'İki addımlı giriş söndürülüb',
      lead: '{brand} hesabınızda iki addımlı giriş söndürüldü.',
      notYou: 'Bu siz deyildinizsə, parolunuzu dəyişin və dərhal dəstəyə yazın.',
      sms: '{brand}: iki addımlı giriş söndürüldü. Siz deyildiniz? Dəstəyə yazın.',
    },
    'second-step-guessed': {
      subject: 'Kimsə giriş kodlarınızı tapmağa çalışır',
      lead: '{brand} hesabınıza girişin ikinci addımı bir gündə on dəfə uğursuz olub. Cəhd edən şəxs, çox güman ki, parolunuzu bilir.',
      notYou: 'Bu siz deyildinizsə, parolunuzu indi dəyişin. Əvvəllər istifadə etdiyiniz cihazlardan giriş işləməyə davam edir.',
      sms: '{brand}: on giriş kodu uyğun gəlmədi. Siz deyildiniz? Ola bilsin, kimsə parolunuzu bilir: indi dəyişin.',
    },
  },
};
