import type { FastifyRequest } from 'fastify';

/** Languages that the limit service writes in. */
const LANGUAGES = ['en', 'ru', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Readonly<Record<Language, string>>;

/** The language of a call: its header `language`, then what the browser prefers, then English. @spec RG-04 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = [headers['language'], headers['accept-language']].map((header) =>
    String(header ?? '')
      .slice(0, 2)
      .toLowerCase(),
  );
  return LANGUAGES.find((known) => known === (wanted[0] === '' ? wanted[1] : wanted[0])) ?? 'en';
}

/** What a change of limits is answered with. @spec RG-15 */
export const TITLES = {
  set: { en: 'Saved', ru: 'Сохранено', ar: 'تم الحفظ' },
  waits: {
    en: 'You can confirm this change in 24 hours',
    ru: 'Это изменение можно подтвердить через 24 часа',
    ar: 'يمكنك تأكيد هذا التغيير بعد 24 ساعة',
  },
  quiz: { en: 'A few questions first', ru: 'Сначала несколько вопросов', ar: 'بعض الأسئلة أولًا' },
  confirm: { en: 'Your new limit applies now', ru: 'Новый лимит действует', ar: 'الحد الجديد ساري الآن' },
  reject: { en: 'Your limit stays as it was', ru: 'Ваш лимит остался прежним', ar: 'بقي حدّك كما كان' },
  'wrong-value': {
    en: "This limit can't have this value",
    ru: 'У этого лимита не может быть такого значения',
    ar: 'لا يمكن أن تكون لهذا الحد هذه القيمة',
  },
  'cannot-shorten': {
    en: "A break can't be ended early or made shorter",
    ru: 'Перерыв нельзя закончить раньше или сократить',
    ar: 'لا يمكن إنهاء الاستراحة مبكرًا أو تقصيرها',
  },
  'change-pending': {
    en: 'Another change of this limit is waiting. Confirm or cancel it first',
    ru: 'Изменение этого лимита уже ожидает. Сначала подтвердите или отмените его',
    ar: 'هناك تغيير لهذا الحد قيد الانتظار. أكّده أو ألغه أولًا',
  },
  locked: {
    en: "Your limits are locked, so they can't be raised",
    ru: 'Лимиты заблокированы, поэтому повысить их нельзя',
    ar: 'حدودك مقفلة، لذا لا يمكن رفعها',
  },
  'nothing-pending': { en: 'No change of this limit is waiting', ru: 'Нет ожидающего изменения', ar: 'لا يوجد تغيير قيد الانتظار' },
  'too-early': {
    en: 'You can confirm this change 24 hours after you asked for it',
    ru: 'Подтвердить изменение можно через 24 часа после запроса',
    ar: 'يمكنك تأكيد التغيير بعد 24 ساعة من طلبه',
  },
  'not-offered': { en: 'This limit is not offered', ru: 'Такой лимит недоступен', ar: 'هذا الحد غير متاح' },
  'unknown-reason': { en: 'This reason is not known', ru: 'Такая причина неизвестна', ar: 'هذا السبب غير معروف' },
  'not-yours': { en: 'You have no such limit', ru: 'У вас нет такого лимита', ar: 'ليس لديك هذا الحد' },
  'quiz-over': {
    en: 'This quiz is over. Change your limit again to get a new one',
    ru: 'Этот опрос завершён. Измените лимит ещё раз, чтобы получить новый',
    ar: 'انتهى هذا الاختبار. غيّر حدّك مرة أخرى للحصول على اختبار جديد',
  },
} as const satisfies Readonly<Record<string, Words>>;
