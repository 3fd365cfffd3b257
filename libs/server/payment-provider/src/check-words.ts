/** Results of the check that the player can choose in the stand-in. */
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

const ES: CheckWords = {
  title: 'Verificación de identidad de prueba',
  notice: 'Un sustituto de un proveedor de verificación. No hace fotos ni guarda datos. Elige qué debe encontrar la verificación.',
  choose: 'Resultado de la verificación',
  outcomes: {
    approved: 'Todo está en orden',
    unreadable: 'El documento no se puede leer',
    expired: 'El documento ha caducado',
    'other-person': 'El nombre no coincide con el perfil',
  },
  send: 'Terminar la verificación',
  sent: 'Enviado. El resultado aparecerá en el sitio.',
};

const PT: CheckWords = {
  title: 'Verificação de identidade de teste',
  notice: 'Um substituto de um serviço de verificação. Não tira fotos nem guarda dados. Escolha o que a verificação deve encontrar.',
  choose: 'Resultado da verificação',
  outcomes: {
    approved: 'Está tudo em ordem',
    unreadable: 'Não é possível ler o documento',
    expired: 'O documento está vencido',
    'other-person': 'O nome não coincide com o do perfil',
  },
  send: 'Concluir a verificação',
  sent: 'Enviado. O resultado aparecerá no site.',
};

const FR: CheckWords = {
  title: 'Vérification d’identité de test',
  notice:
    'Remplace un prestataire de vérification. Aucune photo n’est prise, aucune donnée n’est conservée. Choisissez ce que la vérification doit constater.',
  choose: 'Résultat de la vérification',
  outcomes: {
    approved: 'Tout est en ordre',
    unreadable: 'Le document est illisible',
    expired: 'Le document a expiré',
    'other-person': 'Le nom ne correspond pas au profil',
  },
  send: 'Terminer la vérification',
  sent: 'Envoyé. Le résultat apparaîtra sur le site.',
};

const DE: CheckWords = {
  title: 'Test-Identitätsprüfung',
  notice:
    'Steht für einen Anbieter von Identitätsprüfungen. Es werden keine Fotos gemacht und keine Daten gespeichert. Wähle, was die Prüfung ergeben soll.',
  choose: 'Ergebnis der Prüfung',
  outcomes: {
    approved: 'Alles in Ordnung',
    unreadable: 'Das Dokument ist nicht lesbar',
    expired: 'Das Dokument ist abgelaufen',
    'other-person': 'Der Name stimmt nicht mit dem Profil überein',
  },
  send: 'Prüfung abschließen',
  sent: 'Gesendet. Das Ergebnis siehst du auf der Website.',
};

const TR: CheckWords = {
  title: 'Test kimlik doğrulaması',
  notice: 'Bir kimlik doğrulama sağlayıcısının yerine geçer. Fotoğraf çekmez, veri saklamaz. Doğrulamanın ne bulacağını seçin.',
  choose: 'Doğrulamanın sonucu',
  outcomes: {
    approved: 'Her şey yolunda',
    unreadable: 'Belge okunamıyor',
    expired: 'Belgenin süresi dolmuş',
    'other-person': 'Ad profildekiyle uyuşmuyor',
  },
  send: 'Doğrulamayı bitir',
  sent: 'Gönderildi. Sonucu sitede görebilirsiniz.',
};

const UK: CheckWords = {
  title: 'Тестова перевірка особи',
  notice: 'Навчальна заміна служби перевірки. Вона не робить знімків і не зберігає даних. Виберіть, чим закінчиться перевірка.',
  choose: 'Результат перевірки',
  outcomes: {
    approved: 'Усе гаразд',
    unreadable: 'Документ не читається',
    expired: 'Термін дії документа закінчився',
    'other-person': 'Ім’я не збігається з профілем',
  },
  send: 'Завершити перевірку',
  sent: 'Надіслано. Результат з’явиться на сайті.',
};

const KK: CheckWords = {
  title: 'Жеке басты сынақ тексеруі',
  notice: 'Тексеру қызметінің оқу нұсқасы. Ол сурет түсірмейді және дерек сақтамайды. Тексеру немен аяқталатынын таңдаңыз.',
  choose: 'Тексеру нәтижесі',
  outcomes: {
    approved: 'Бәрі дұрыс',
    unreadable: 'Құжат оқылмайды',
    expired: 'Құжаттың мерзімі өтіп кеткен',
    'other-person': 'Аты-жөні профильдегіге сәйкес емес',
  },
  send: 'Тексеруді аяқтау',
  sent: 'Жіберілді. Нәтиже сайтта көрсетіледі.',
};

const AZ: CheckWords = {
  title: 'Sınaq şəxsiyyət yoxlaması',
  notice: 'Şəxsiyyət yoxlaması xidmətinin nümunəsidir. Şəkil çəkmir və məlumat saxlamır. Yoxlamanın nə ilə bitəcəyini seçin.',
  choose: 'Yoxlamanın nəticəsi',
  outcomes: {
    approved: 'Hər şey qaydasındadır',
    unreadable: 'Sənəd oxunmur',
    expired: 'Sənədin müddəti bitib',
    'other-person': 'Ad profildəki ilə uyğun gəlmir',
  },
  send: 'Yoxlamanı bitir',
  sent: 'Göndərildi. Nəticə saytda görünəcək.',
};

const HI: CheckWords = {
  title: 'परीक्षण पहचान जाँच',
  notice: 'यह पहचान जाँच सेवा का काल्पनिक रूप है। यह फ़ोटो नहीं लेता और कोई डेटा नहीं रखता। चुनें कि जाँच में क्या निकले।',
  choose: 'जाँच का परिणाम',
  outcomes: {
    approved: 'सब कुछ ठीक है',
    unreadable: 'दस्तावेज़ पढ़ा नहीं जा सकता',
    expired: 'दस्तावेज़ की अवधि समाप्त हो गई है',
    'other-person': 'नाम प्रोफ़ाइल से मेल नहीं खाता',
  },
  send: 'जाँच पूरी करें',
  sent: 'भेज दिया गया। परिणाम साइट पर दिखेगा।',
};

const WORDS: Readonly<Record<string, CheckWords>> = {
  ar: AR,
  az: AZ,
  de: DE,
  en: EN,
  es: ES,
  fr: FR,
  hi: HI,
  kk: KK,
  pt: PT,
  ru: RU,
  tr: TR,
  uk: UK,
};

/** Texts of the framed page; English for other languages. */
export const checkWordsOf = (lang: string): CheckWords => WORDS[lang] ?? EN;
