import type { PageFacts } from '../page-facts.ts';
import type { Words } from './words.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('ru').format(names);
const next = ({ next: game }: PageFacts): string => (game === null ? '' : ` Ближайшее начало: ${game}.`);

const MARKETS: Readonly<Record<string, string>> = {
  goals: 'Исход, тоталы голов, форы, таймы и точный счёт; в больших матчах ещё авторы голов, угловые и карточки.',
  points: 'Победитель, форы и тоталы очков на весь матч и на каждую его часть.',
  sets: 'Победитель, счёт по сетам, форы и число геймов или очков, сет за сетом по ходу встречи.',
  duel: 'Победитель, способ победы и число раундов.',
};

export const ru: Words = {
  describe: {
    home: ({ coming, playing }) => `Коэффициенты на предстоящие матчи (${coming}) и матчи Live (${playing}). Виртуальные деньги.`,
    line: ({ coming, groups }) => `Ставки до матча: ${coming} событий, видов спорта: ${groups}. Виртуальные деньги.`,
    live: ({ playing }) => `Ставки Live: ${playing} событий, счёт, время и коэффициенты. Виртуальные деньги.`,
    sport: ({ sport, coming, playing, groups }) =>
      `${sport}: событий в линии ${coming}, турниров ${groups}, Live ${playing}. Виртуальные деньги.`,
    champ: ({ champ, sport, coming }) => `${champ} (${sport}): коэффициенты, предстоящих событий ${coming}. Виртуальные деньги.`,
    game: ({ home, away, champ }) => `${home} – ${away}, ${champ}: все рынки с коэффициентами. Виртуальные деньги.`,
    results: () => 'Итоговый счёт по видам спорта и датам.',
  },
  text: {
    home: (facts) => ({
      heading: 'Ставки на виртуальные деньги',
      lead: `Предстоящих событий: ${facts.coming}. Live: ${facts.playing}. Все ставки на виртуальные деньги.${next(facts)}`,
      parts: [
        {
          heading: 'Откуда берутся коэффициенты',
          text: 'Начальный коэффициент даёт модель обеих команд. Его двигают новости и ставки, а пока проверяют гол, карточку или видеоповтор, она стоит.',
        },
        {
          heading: 'Ординары, экспрессы и системы',
          text: 'Ординар сам по себе. Экспресс перемножает коэффициенты и требует, чтобы сыграли все события; система часть промахов прощает.',
        },
        {
          heading: 'Контроль',
          text: 'Строка под шапкой показывает, сколько времени проведено здесь и чего это стоило. Лимиты на ставки и время находятся в кабинете.',
        },
      ],
    }),
    line: (facts) => ({
      heading: 'Ставки до матча',
      lead: `В линии видов спорта: ${facts.groups}, событий: ${facts.coming}.${next(facts)}`,
      parts: [
        {
          heading: 'Порядок событий',
          text: `Сначала главные события, затем по времени начала. Больше всего событий сейчас: ${list(facts.names)}.`,
        },
        {
          heading: 'Когда событие начинается',
          text: 'С началом оно переходит в Live со всеми рынками. Сделанные ставки не меняются.',
        },
      ],
    }),
    live: (facts) => ({
      heading: 'Сейчас Live',
      lead: `Событий Live: ${facts.playing}. Стрелка показывает движение коэффициента, при остановке приёма указана причина.`,
      parts: [
        {
          heading: 'Ставки Live',
          text: 'Ставка Live сверяется с коэффициентом этого момента. Купон может спросить, принять любое изменение или только лучшее.',
        },
      ],
    }),
    sport: (facts) => ({
      heading: `${facts.sport} в линии`,
      lead: `${facts.sport}: событий ${facts.coming}, турниров ${facts.groups}, Live ${facts.playing}.${next(facts)}`,
      parts: [
        ...(facts.names.length > 0 ? [{ heading: 'Главные турниры', text: `${list(facts.names)}.` }] : []),
        { heading: `${facts.sport}: рынки`, text: MARKETS[facts.model ?? ''] ?? 'Победитель встречи.' },
      ],
    }),
    champ: (facts) => ({
      heading: facts.champ,
      lead: `${facts.champ}: предстоящих событий ${facts.coming}.${next(facts)}`,
      parts: [
        ...(facts.names.length > 0 ? [{ heading: `${facts.champ}: кто играет`, text: `Среди участников ${list(facts.names)}.` }] : []),
        { heading: `${facts.champ}: рынки`, text: MARKETS[facts.model ?? ''] ?? 'Победитель встречи.' },
      ],
    }),
    game: (facts) => ({
      heading: `${facts.home} – ${facts.away}`,
      lead: `${facts.home} принимает ${facts.away}: ${facts.champ}, ${facts.sport}.`,
      parts: [{ heading: `${facts.home} – ${facts.away}: рынки`, text: MARKETS[facts.model ?? ''] ?? 'Победитель встречи.' }],
    }),
    results: () => ({
      heading: 'Официальные результаты',
      lead: 'Ставки рассчитываются по этим результатам. При исправлении результата ставки рассчитываются повторно.',
      parts: [],
    }),
  },
};
