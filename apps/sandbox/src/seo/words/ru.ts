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
    home: ({ coming, playing }) => `Коэффициенты на предстоящие игры (${coming}) и на игры в лайве (${playing}). Только игровые деньги.`,
    line: ({ coming, groups }) => `Игры до начала: ${coming}, видов спорта: ${groups}. Коэффициенты на каждую. Только игровые деньги.`,
    live: ({ playing }) => `Игр идёт сейчас: ${playing}. Счёт, время и коэффициенты по ходу. Только игровые деньги.`,
    sport: ({ sport, coming, playing, groups }) =>
      `${sport}: игр в линии ${coming}, чемпионатов ${groups}, в лайве ${playing}. Только игровые деньги.`,
    champ: ({ champ, sport, coming }) => `${champ} (${sport}): коэффициенты, предстоящих игр ${coming}. Только игровые деньги.`,
    game: ({ home, away, champ }) => `${home} – ${away}, ${champ}: все рынки с коэффициентами. Только игровые деньги.`,
    results: () => 'Счёт завершённых игр по видам спорта и дням.',
  },
  text: {
    home: (facts) => ({
      heading: 'Ставки на спорт для пробы',
      lead: `Впереди игр: ${facts.coming}. Идёт сейчас: ${facts.playing}. Все ставки на игровые деньги, ошибка ничего не стоит.${next(facts)}`,
      parts: [
        {
          heading: 'Откуда берутся коэффициенты',
          text: 'Первую цену даёт модель обеих команд. Её двигают новости и ставки, а пока проверяют гол, карточку или видеоповтор, она стоит.',
        },
        {
          heading: 'Одна ставка или несколько',
          text: 'Ординар сам по себе. Экспресс перемножает коэффициенты и требует, чтобы сыграли все события; система часть промахов прощает.',
        },
        {
          heading: 'Держать себя в руках',
          text: 'Строка под шапкой показывает, сколько времени проведено здесь и чего это стоило. Лимиты на ставки и время находятся в кабинете.',
        },
      ],
    }),
    line: (facts) => ({
      heading: 'Игры до стартового свистка',
      lead: `В линии видов спорта: ${facts.groups}, игр: ${facts.coming}.${next(facts)}`,
      parts: [
        {
          heading: 'В каком порядке список',
          text: `Сначала главные игры, дальше по времени начала. Больше всего игр сейчас: ${list(facts.names)}.`,
        },
        {
          heading: 'Когда игра уходит из линии',
          text: 'С началом она переходит в лайв со всеми рынками. Ставки, сделанные раньше, остаются какими были.',
        },
      ],
    }),
    live: (facts) => ({
      heading: 'Что идёт сейчас',
      lead: `Игр в лайве: ${facts.playing}. Цена, которая меняется, показывает куда; остановленная говорит почему.`,
      parts: [
        {
          heading: 'Ставка по ходу игры',
          text: 'Ставка в лайве сверяется с ценой этой самой секунды. Купон может спросить, принять любое изменение или только лучшее.',
        },
      ],
    }),
    sport: (facts) => ({
      heading: `${facts.sport} в линии`,
      lead: `${facts.sport}: игр ${facts.coming}, чемпионатов ${facts.groups}, в лайве ${facts.playing}.${next(facts)}`,
      parts: [
        ...(facts.names.length > 0 ? [{ heading: 'Где игр больше всего', text: `${list(facts.names)}.` }] : []),
        { heading: `${facts.sport}: на что можно поставить`, text: MARKETS[facts.model ?? ''] ?? 'Победитель встречи.' },
      ],
    }),
    champ: (facts) => ({
      heading: facts.champ,
      lead: `${facts.champ}: впереди игр ${facts.coming}.${next(facts)}`,
      parts: [
        ...(facts.names.length > 0 ? [{ heading: `${facts.champ}: кто играет`, text: `Среди участников ${list(facts.names)}.` }] : []),
        { heading: `${facts.champ}: рынки`, text: MARKETS[facts.model ?? ''] ?? 'Победитель встречи.' },
      ],
    }),
    game: (facts) => ({
      heading: `${facts.home} – ${facts.away}`,
      lead: `${facts.home} принимает ${facts.away}: ${facts.champ}, ${facts.sport}.`,
      parts: [{ heading: `${facts.home} – ${facts.away}: что можно выбрать`, text: MARKETS[facts.model ?? ''] ?? 'Победитель встречи.' }],
    }),
    results: () => ({
      heading: 'Счёт, по которому платят',
      lead: 'По этому счёту рассчитываются ставки. Если счёт исправят, расчёт проведут заново.',
      parts: [],
    }),
  },
};
