import { parseMarketQuery, matchingOutcomes } from './market-query.ts';

describe('a market in a query', () => {
  it.each([
    ['arsdale over 2.5', { names: 'arsdale', side: 'over', line: 2500 }],
    ['arsdale over ٢٫٥', { names: 'arsdale', side: 'over', line: 2500 }],
    ['over 2,5 arsdale', { names: 'arsdale', side: 'over', line: 2500 }],
    ['arsdale o2.5', { names: 'arsdale', side: 'over', line: 2500 }],
    ['арсдейл больше 2.5', { names: 'арсдейл', side: 'over', line: 2500 }],
    ['ТМ 3.5 арсдейл', { names: 'арсдейл', side: 'under', line: 3500 }],
    ['أكثر من 2.5', { names: '', side: 'over', line: 2500 }],
    ['arsdale 2.5 üst', { names: 'arsdale', side: 'over', line: 2500 }],
    ['arsdale plus de 1,5', { names: 'arsdale', side: 'over', line: 1500 }],
    ['2.5 से ज़्यादा arsdale', { names: 'arsdale', side: 'over', line: 2500 }],
    ['harwick rovers total', { names: 'harwick rovers', side: undefined, line: undefined }],
  ])('[BT-05] %s requests a total', (query, { names, side, line }) => {
    const parsed = parseMarketQuery(query);
    expect([parsed?.names, parsed?.kinds[0], parsed?.side, parsed?.line?.param]).toEqual([names, 'total', side, line]);
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
    const parsed = parseMarketQuery(query);
    expect([parsed?.kinds, parsed?.names, parsed?.side]).toEqual([kinds, names, side]);
  });

  it('[BT-05] recognises the measure and the half', () => {
    expect(parseMarketQuery('arsdale corners over 9.5')).toMatchObject({
      kinds: ['total', 'total-with-overtime', 'asian-total'],
      measure: 'corners',
    });
    expect(parseMarketQuery('1st half over 0.5')).toMatchObject({ names: '', period: 1, line: { param: 500 } });
  });

  it.each(['arsdale', 'formula 1', 'schalke 04', 'az alkmaar', 'no name', 'constructor', '', 'over the hill'])(
    '[BT-05] %j only contains names',
    (query) => {
      expect(parseMarketQuery(query)).toBeUndefined();
    },
  );

  it('[BT-05] a handicap applies to the named side, or to both if neither is named', () => {
    const market = { typeId: 5, param: -1500, outcomes: [{ typeId: 11 }, { typeId: 12 }] };
    const parsed = parseMarketQuery('arsdale -1.5');
    if (parsed === undefined) throw new Error('unread');
    expect(matchingOutcomes(market, parsed, ['home'])).toEqual([{ typeId: 11 }]);
    // The away side of this market has +1.5.
    expect(matchingOutcomes(market, parsed, ['away'])).toEqual([]);
    expect(matchingOutcomes({ ...market, param: 1500 }, parsed, ['home', 'away'])).toEqual([{ typeId: 12 }]);
  });
});
