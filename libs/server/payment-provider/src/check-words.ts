/** What the player of the stand-in may choose that the check finds. */
export const OUTCOMES = ['approved', 'unreadable', 'expired', 'other-person'] as const;

const EN = {
  title: 'Test identity check',
  notice: 'A stand-in for an identity provider. It takes no photos and keeps no data. Choose what the check should find.',
  choose: 'Result of the check',
  outcomes: {
    approved: 'Everything is in order',
    unreadable: 'The document cannot be read',
    expired: 'The document has expired',
    'other-person': 'The name differs from the profile',
  },
  send: 'Finish the check',
  sent: 'Sent. You can see the result on the site.',
};
export type CheckWords = typeof EN;

const RU: CheckWords = {
  title: 'Тестовая проверка личности',
  notice: 'Учебная замена службы проверки. Она не делает снимков и не хранит данных. Выберите, чем закончится проверка.',
  choose: 'Результат проверки',
  outcomes: {
    approved: 'Всё в порядке',
    unreadable: 'Документ не читается',
    expired: 'Срок действия документа истёк',
    'other-person': 'Имя не совпадает с профилем',
  },
  send: 'Завершить проверку',
  sent: 'Отправлено. Результат появится на сайте.',
};

const AR: CheckWords = {
  title: 'تحقق تجريبي من الهوية',
  notice: 'بديل تجريبي لمزود التحقق من الهوية. لا يلتقط صورًا ولا يحفظ بيانات. اختر نتيجة التحقق.',
  choose: 'نتيجة التحقق',
  outcomes: {
    approved: 'كل شيء سليم',
    unreadable: 'لا يمكن قراءة المستند',
    expired: 'انتهت صلاحية المستند',
    'other-person': 'الاسم يختلف عن الملف الشخصي',
  },
  send: 'إنهاء التحقق',
  sent: 'تم الإرسال. ستظهر النتيجة في الموقع.',
};

/** Words of the page in the frame, English where the language is not spoken. */
export const checkWordsOf = (lang: string): CheckWords => (lang === 'ru' ? RU : lang === 'ar' ? AR : EN);
