const FIRST: Readonly<Record<string, string>> = {
  en: 'This is an automatic reply. This is a play-money demo, so nobody reads this chat. If betting has stopped being fun, please contact one of the helplines at the bottom of every page. People answer there.',
  ru: 'Это автоматический ответ. Это демоверсия на виртуальных деньгах, и этот чат никто не читает. Если ставки перестали быть развлечением, обратитесь на линию помощи внизу любой страницы: там отвечают люди.',
  ar: 'هذا رد آلي. هذه نسخة تجريبية بأموال افتراضية ولا يقرأ أحد هذه المحادثة. إذا لم يعد الرهان ترفيهًا، فتواصل مع أحد خطوط المساعدة أسفل أي صفحة، فهناك من يجيبك.',
  es: 'Esta es una respuesta automática. Esta es una demostración con dinero ficticio y nadie lee este chat. Si apostar ha dejado de ser divertido, llama a uno de los teléfonos de ayuda al pie de cada página. Allí responden personas.',
  pt: 'Esta é uma resposta automática. Esta é uma demonstração com dinheiro fictício e ninguém lê este chat. Se apostar deixou de ser divertido, fale com um dos serviços de ajuda no rodapé de cada página. Lá, pessoas respondem.',
  fr: 'Ceci est une réponse automatique. Cette démo fonctionne en argent fictif et personne ne lit ce chat. Si parier n’est plus un plaisir, appelez l’une des lignes d’aide au bas de chaque page. Des personnes y répondent.',
  de: 'Das ist eine automatische Antwort. Dies ist eine Spielgeld-Demo, darum liest niemand diesen Chat. Wenn Wetten keinen Spaß mehr macht, wende dich an eine der Hilfestellen am Ende jeder Seite. Dort antworten Menschen.',
  tr: 'Bu otomatik bir yanıttır. Bu, oyun parasıyla çalışan bir demodur ve bu sohbeti kimse okumaz. Bahis artık keyif vermiyorsa her sayfanın altındaki yardım hatlarından birine ulaşın. Orada insanlar yanıt verir.',
  uk: 'Це автоматична відповідь. Це демоверсія на віртуальних грошах, і цей чат ніхто не читає. Якщо ставки перестали бути розвагою, зверніться на одну з ліній допомоги внизу кожної сторінки: там відповідають люди.',
  kk: 'Бұл – автоматты жауап. Бұл ойын ақшасымен жұмыс істейтін демо, сондықтан бұл чатты ешкім оқымайды. Бәс көңіл көтеруден қалса, әр беттің төменгі жағындағы көмек желілеріне хабарласыңыз. Онда адамдар жауап береді.',
  az: 'Bu, avtomatik cavabdır. Bu, oyun pulu ilə işləyən demodur, bu çatı heç kim oxumur. Mərc əyləncə olmaqdan çıxıbsa, hər səhifənin altındakı yardım xətlərindən birinə müraciət edin. Orada insanlar cavab verir.',
  hi: 'यह अपने आप भेजा गया जवाब है। यह प्ले मनी का डेमो है, इसलिए यह चैट कोई नहीं पढ़ता। अगर दाँव लगाना मज़ेदार नहीं रहा, तो हर पेज के नीचे दी गई किसी हेल्पलाइन से संपर्क करें। वहाँ लोग जवाब देते हैं।',
};
const NEXT: Readonly<Record<string, string>> = {
  en: 'Automatic reply: we saved your message. Nobody reads it in this demo.',
  ru: 'Автоматический ответ: сообщение сохранено. В демоверсии его никто не читает.',
  ar: 'رد آلي: حُفظت رسالتك. لا أحد يقرؤها في هذا العرض التوضيحي.',
  es: 'Respuesta automática: hemos guardado tu mensaje. En esta demostración nadie lo lee.',
  pt: 'Resposta automática: salvamos sua mensagem. Nesta demonstração ninguém a lê.',
  fr: 'Réponse automatique : votre message est enregistré. Personne ne le lit dans cette démo.',
  de: 'Automatische Antwort: Deine Nachricht ist gespeichert. In dieser Demo liest sie niemand.',
  tr: 'Otomatik yanıt: mesajınız kaydedildi. Bu demoda kimse okumaz.',
  uk: 'Автоматична відповідь: повідомлення збережено. У демоверсії його ніхто не читає.',
  kk: 'Автоматты жауап: хабарламаңыз сақталды. Бұл демода оны ешкім оқымайды.',
  az: 'Avtomatik cavab: mesajınız saxlanıldı. Bu demoda onu heç kim oxumur.',
  hi: 'अपने आप भेजा गया जवाब: आपका संदेश सहेज लिया गया। इस डेमो में उसे कोई नहीं पढ़ता।',
};

/**
 * The automatic answer of the sandbox, which states that it is a program.
 *
 * @param lang - language of the page; English if there is no translation.
 * @param isFirst - whether this is the first answer of the conversation.
 */
export const automaticAnswer = (lang: string, isFirst: boolean): string => {
  const texts = isFirst ? FIRST : NEXT;
  return (Object.hasOwn(texts, lang) ? texts[lang] : undefined) ?? texts['en']!;
};
