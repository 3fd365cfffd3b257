import type { PageFacts } from '../page-facts.ts';
import type { Words } from './words.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('ar').format(names);
const next = ({ next: game }: PageFacts): string => (game === null ? '' : ` الأقرب موعدًا: ${game}.`);

const MARKETS: Readonly<Record<string, string>> = {
  goals: 'النتيجة وعدد الأهداف والفوارق والشوطان والنتيجة الصحيحة، ويضاف في المباريات الكبرى الهدافون والركنيات والبطاقات.',
  points: 'الفائز والفوارق ومجموع النقاط للمباراة كلها ولكل جزء منها.',
  sets: 'الفائز والنتيجة بالمجموعات والفوارق وعدد الأشواط أو النقاط، مجموعة بعد مجموعة أثناء اللعب.',
  duel: 'الفائز وطريقة الفوز وعدد الجولات.',
};

export const ar: Words = {
  describe: {
    home: ({ coming, playing }) => `احتمالات المباريات القادمة (${coming}) والجارية الآن (${playing}). أموال افتراضية.`,
    line: ({ coming, groups }) => `مباريات قبل بدايتها: ${coming}، رياضات: ${groups}، مع احتمالاتها. أموال افتراضية.`,
    live: ({ playing }) => `مباريات جارية: ${playing}. النتيجة والوقت والاحتمالات أولًا بأول. أموال افتراضية.`,
    sport: ({ sport, coming, playing, groups }) =>
      `${sport}: مباريات قادمة ${coming}، بطولات ${groups}، جارية الآن ${playing}. أموال افتراضية.`,
    champ: ({ champ, sport, coming }) => `${champ} (${sport}): احتمالات المباريات القادمة وعددها ${coming}. أموال افتراضية.`,
    game: ({ home, away, champ }) => `${home} – ${away}، ${champ}: كل الأسواق واحتمالاتها. أموال افتراضية.`,
    results: () => 'نتائج المباريات المنتهية حسب الرياضة واليوم.',
  },
  text: {
    home: (facts) => ({
      heading: 'رهانات رياضية بأموال افتراضية',
      lead: `مباريات قادمة: ${facts.coming}. جارية الآن: ${facts.playing}. كل الرهانات بأموال افتراضية.${next(facts)}`,
      parts: [
        {
          heading: 'من أين تأتي الاحتمالات',
          text: 'يحدد نموذج للفريقين الاحتمالات الأولى، ثم تحركها الأخبار والرهانات، ويتوقف الرهان مؤقتًا أثناء مراجعة هدف أو بطاقة.',
        },
        {
          heading: 'فردي وتراكمي ونظام',
          text: 'الرهان الفردي اختيار واحد. الرهان التراكمي يضرب الاحتمالات ويشترط فوزها جميعًا، أما النظام فيتسامح مع بعضها.',
        },
        {
          heading: 'تحكّم في لعبك',
          text: 'يعرض الشريط تحت الرأس الوقت الذي قضيته هنا وما كلفك. حدود المبالغ والوقت موجودة في الحساب.',
        },
      ],
    }),
    line: (facts) => ({
      heading: 'الرهان قبل المباراة',
      lead: `الرياضات المعروضة: ${facts.groups}، والمباريات: ${facts.coming}.${next(facts)}`,
      parts: [
        { heading: 'ترتيب القائمة', text: `المباريات الكبرى أولًا ثم حسب موعد البداية. الأكثر مباريات الآن: ${list(facts.names)}.` },
        { heading: 'متى تغادر المباراة القائمة', text: 'عند بدايتها تنتقل إلى المباشر مع كل أسواقها، وتبقى الرهانات السابقة كما هي.' },
      ],
    }),
    live: (facts) => ({
      heading: 'مباشر الآن',
      lead: `مباريات جارية: ${facts.playing}. يوضح السهم اتجاه الاحتمالات، ويظهر سبب أي توقف مؤقت.`,
      parts: [
        {
          heading: 'الرهان المباشر',
          text: 'يقارن الرهان المباشر باحتمالات تلك اللحظة. يمكن للقسيمة أن تسأل، أو تقبل أي تغيير، أو تقبل الأفضل فقط.',
        },
      ],
    }),
    sport: (facts) => ({
      heading: `${facts.sport} قبل البداية`,
      lead: `${facts.sport}: مباريات ${facts.coming}، بطولات ${facts.groups}، جارية الآن ${facts.playing}.${next(facts)}`,
      parts: [
        ...(facts.names.length > 0 ? [{ heading: 'البطولات الأكثر مباريات', text: `${list(facts.names)}.` }] : []),
        { heading: `أسواق الرهان: ${facts.sport}`, text: MARKETS[facts.model ?? ''] ?? 'الفائز في اللقاء.' },
      ],
    }),
    champ: (facts) => ({
      heading: facts.champ,
      lead: `${facts.champ}: مباريات قادمة ${facts.coming}.${next(facts)}`,
      parts: [
        ...(facts.names.length > 0 ? [{ heading: `المشاركون في ${facts.champ}`, text: `منهم ${list(facts.names)}.` }] : []),
        { heading: `أسواق ${facts.champ}`, text: MARKETS[facts.model ?? ''] ?? 'الفائز في اللقاء.' },
      ],
    }),
    game: (facts) => ({
      heading: `${facts.home} – ${facts.away}`,
      lead: `${facts.home} ضد ${facts.away}: ${facts.champ}، ${facts.sport}.`,
      parts: [{ heading: `أسواق الرهان: ${facts.home} – ${facts.away}`, text: MARKETS[facts.model ?? ''] ?? 'الفائز في اللقاء.' }],
    }),
    results: () => ({
      heading: 'النتائج المعتمدة',
      lead: 'تحسم الرهانات وفق هذه النتائج، وإذا صُححت نتيجة أعيد الحساب.',
      parts: [],
    }),
  },
};
