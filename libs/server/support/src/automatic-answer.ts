const FIRST: Readonly<Record<string, string>> = {
  en: 'This is an automatic reply. This is a play-money demo, so nobody reads this chat. If betting has stopped being fun, please contact one of the helplines at the bottom of every page. People answer there.',
  ru: 'Это автоматический ответ. Это демоверсия на виртуальных деньгах, и этот чат никто не читает. Если ставки перестали быть развлечением, обратитесь на линию помощи внизу любой страницы: там отвечают люди.',
  ar: 'هذا رد آلي. هذه نسخة تجريبية بأموال افتراضية ولا يقرأ أحد هذه المحادثة. إذا لم يعد الرهان ترفيهًا، فتواصل مع أحد خطوط المساعدة أسفل أي صفحة، فهناك من يجيبك.',
};
const NEXT: Readonly<Record<string, string>> = {
  en: 'Automatic reply: we saved your message. Nobody reads it in this demo.',
  ru: 'Автоматический ответ: сообщение сохранено. В демоверсии его никто не читает.',
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
