import { askedMarket, askedOutcomes } from './asked-market.ts';

describe('a market in a query', () => {
  it.each([
    ['arsdale over 2.5', { names: 'arsdale', side: 'over', line: 2500 }],
    ['over 2,5 arsdale', { names: 'arsdale', side: 'over', line: 2500 }],
    ['arsdale o2.5', { names: 'arsdale', side: 'over', line: 2500 }],
    ['арсдейл больше 2.5', { names: 'арсдейл', side: 'over', line: 2500 }],
    ['ТМ 3.5 арсдейл', { names: 'арсдейл', side: 'under', line: 3500 }],
    ['أكثر من 2.5', { names: '', side: 'over', line: 2500 }],
    ['arsdale 2.5 üst', { names: 'arsdale', side: 'over', line: 2500 }],
    ['arsdale plus de 1,5', { names: 'arsdale', side: 'over', line: 1500 }],
    ['2.5 से ज़्यादा arsdale', { names: 'arsdale', side: 'over', line: 2500 }],
    ['harwick rovers total', { names: 'harwick rovers', side: undefined, line: undefined }],
  ])('[BT-05] %s asks for a total', (query, { names, side, line }) => {
    const asked = askedMarket(query);
    expect([asked?.names, asked?.kinds[0], asked?.side, asked?.line?.param]).toEqual([names, 'total', side, line]);
  });

  it.each([
    ['arsdale -1.5', ['handicap', 'asian-handicap'], 'arsdale', undefined],
    ['arsdale handicap 1', ['handicap', 'asian-handicap'], 'arsdale', undefined],
    ['harwick btts', ['both-score'], 'harwick', undefined],
    ['обе забьют да', ['both-score'], '', 'yes'],
    ['arsdale draw', ['result', 'winner', 'winner-with-overtime'], 'arsdale', 'draw'],
    ['arsdale to win', ['result', 'winner', 'winner-with-overtime'], 'arsdale', 'team'],
    ['arsdale 1x', ['double-chance'], 'arsdale', '1x'],
    ['çifte şans', ['double-chance'], '', undefined],
    ['arsdale 2:1', ['exact-score'], 'arsdale', undefined],
    ['correct score', ['exact-score'], '', undefined],
  ])('[BT-05] %s', (query, kinds, names, side) => {
    const asked = askedMarket(query);
    expect([asked?.kinds, asked?.names, asked?.side]).toEqual([kinds, names, side]);
  });

  it('[BT-05] knows what is counted and which half', () => {
    expect(askedMarket('arsdale corners over 9.5')).toMatchObject({
      kinds: ['total', 'total-with-overtime', 'asian-total'],
      measure: 'corners',
    });
    expect(askedMarket('1st half over 0.5')).toMatchObject({ names: '', period: 1, line: { param: 500 } });
  });

  it.each(['arsdale', 'formula 1', 'schalke 04', 'az alkmaar', 'no name', 'constructor', '', 'over the hill'])(
    '[BT-05] %j only names something',
    (query) => {
      expect(askedMarket(query)).toBeUndefined();
    },
  );

  it('[BT-05] a handicap is of the side that is named, and of both when neither is', () => {
    const market = { typeId: 5, param: -1500, outcomes: [{ typeId: 11 }, { typeId: 12 }] };
    const asked = askedMarket('arsdale -1.5');
    if (asked === undefined) throw new Error('unread');
    expect(askedOutcomes(market, asked, ['home'])).toEqual([{ typeId: 11 }]);
    // The away side of this market has +1.5.
    expect(askedOutcomes(market, asked, ['away'])).toEqual([]);
    expect(askedOutcomes({ ...market, param: 1500 }, asked, ['home', 'away'])).toEqual([{ typeId: 12 }]);
  });
});
