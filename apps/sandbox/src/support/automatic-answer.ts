const FIRST: Readonly<Record<string, string>> = {
  en: 'This is an automatic answer. This site is a demonstration with play money, and nobody reads this conversation. Your message is kept so that you can see how it works. If betting has stopped being a game for you, please talk to one of the helplines at the foot of every page: there are people there.',
  ru: 'Это автоматический ответ. Сайт — демонстрация на игровых деньгах, и эту переписку никто не читает. Ваше сообщение сохранено, чтобы было видно, как всё работает. Если ставки перестали быть для вас игрой, обратитесь на одну из линий помощи внизу каждой страницы: там отвечают люди.',
  ar: 'هذا رد آلي. هذا الموقع عرض توضيحي بأموال اللعب، ولا أحد يقرأ هذه المحادثة. حُفظت رسالتك لترى كيف تعمل. إذا لم يعد الرهان لعبة بالنسبة إليك، فتحدث إلى أحد خطوط المساعدة أسفل كل صفحة: هناك أشخاص يجيبون.',
};
const NEXT: Readonly<Record<string, string>> = {
  en: 'Automatic answer: your message is kept. Nobody reads it in this demonstration.',
  ru: 'Автоматический ответ: сообщение сохранено. В этой демонстрации его никто не читает.',
  ar: 'رد آلي: حُفظت رسالتك. لا أحد يقرؤها في هذا العرض التوضيحي.',
};

/**
 * What the sandbox answers by itself; it says that it is a program.
 *
 * @param lang - of the page; another language than these is answered in English.
 * @param isFirst - whether nothing was answered before.
 */
export const automaticAnswer = (lang: string, isFirst: boolean): string => {
  const texts = isFirst ? FIRST : NEXT;
  return (Object.hasOwn(texts, lang) ? texts[lang] : undefined) ?? texts['en']!;
};
