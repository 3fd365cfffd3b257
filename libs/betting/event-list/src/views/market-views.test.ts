import { formatLine } from '@touchline/betting-rules';
import { aLiveGame } from '@touchline/betting-line-state/testing';
import { marketTypeId, marketTypeOf, OUTCOME } from '@touchline/betting-rules';
import { marketName, outcomeName, periodName, type Names } from '@touchline/betting-names';
import { type MarketTable } from '@touchline/betting-ui';
import type { Market, Outcome } from '@touchline/betting-contract';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { dealtToColumns, estimatedHeight, groupCounts, headFirst, marketViews, pinnedFirst, type GroupedMarket } from './market-views.ts';

const names: Names = {
  market: (typeId) => `market ${typeId}`,
  outcome: ({ typeId, name }) => name ?? `outcome ${typeId}`,
  period: (_sport, period) => `period ${period}`,
  shootOut: () => 'shoot-out',
  line: (param, options) => formatLine(param, options),
};
const { markets: _none, ...game } = aLiveGame({ id: 1 });
const words = { draw: 'Draw', anyTime: 'Any time', first: 'First', last: 'Last' };
const viewsOf = (markets: readonly Market[]) => marketViews(markets, { game, names, words });
const outcome = (id: number, typeId: number, coef: number, fields: Partial<Outcome> = {}): Outcome => ({ id, typeId, coef, ...fields });

describe('marketViews', () => {
  it('lists the lines of a total below each other and marks the one with the most balanced prices', () => {
    const line = (id: number, param: number, over: number, under: number): Market => ({
      id,
      typeId: 4,
      param,
      outcomes: [outcome(id + 1, 9, over), outcome(id + 2, 10, under)],
    });
    const [total] = viewsOf([line(20, 3500, 2600, 1500), line(10, 2500, 1900, 1920)]);
    expect(total?.count).toBe(2);
    expect(total?.view.table).toMatchObject({
      shape: 'ladder',
      lines: [
        { line: '2.5', isMain: true, outcomes: [{ id: 11 }, { id: 12 }] },
        { line: '3.5', isMain: false, outcomes: [{ id: 21 }, { id: 22 }] },
      ],
    });
  });

  it('[BT-01] shows the line of each side on its price: one has the sign of the other reversed', () => {
    const line = (id: number, param: number, first: number, second: number): Market => ({
      ...{ id, typeId: marketTypeId('handicap'), param },
      outcomes: [outcome(id + 1, OUTCOME.Handicap1, first), outcome(id + 2, OUTCOME.Handicap2, second)],
    });
    const [handicap] = viewsOf([
      line(20, -500, 2600, 1500),
      line(10, -1500, 5000, 1100),
      { ...line(30, 0, 1900, 1920), outcomes: [outcome(31, OUTCOME.Handicap1, 1900)] },
    ]);
    expect(handicap?.view.table).toMatchObject({
      shape: 'sides',
      heads: ['Harbour City', 'Northfield United'],
      lines: [
        {
          outcomes: [
            { id: 11, name: '−1.5' },
            { id: 12, name: '+1.5' },
          ],
        },
        {
          outcomes: [
            { id: 21, name: '−0.5', label: 'market 5: Harbour City' },
            { id: 22, name: '+0.5', label: 'market 5: Northfield United' },
          ],
        },
        { outcomes: [{ id: 31, name: '0' }, null] },
      ],
    });
  });

  it('groups scores by winner, with any other score outside the columns', () => {
    const scores: Market = {
      id: 1,
      typeId: 9,
      outcomes: [
        outcome(1, 17, 9000, { param: 1000 }),
        outcome(2, 17, 8000, { param: 1001 }),
        outcome(3, 17, 7000, { param: 2 }),
        outcome(4, 18, 5000),
      ],
    };
    expect(viewsOf([scores])[0]?.view.table).toMatchObject({
      shape: 'grid',
      columns: [{ outcomes: [{ id: 1 }] }, { outcomes: [{ id: 2 }] }, { outcomes: [{ id: 3 }] }],
      rest: [{ id: 4 }],
    });
  });

  it('has no column for draws if no score is a draw', () => {
    const sets: Market = { id: 1, typeId: 9, outcomes: [outcome(1, 17, 3000, { param: 2001 }), outcome(2, 17, 1800, { param: 2 })] };
    expect(viewsOf([sets])[0]?.view.table).toMatchObject({ columns: [{ outcomes: [{ id: 1 }] }, { outcomes: [{ id: 2 }] }] });
  });

  it('lists each player once, with prices for any time, first and last', () => {
    const scorers = (id: number, typeId: number, people: string[]): Market => ({
      id,
      typeId,
      outcomes: people.map((name, at) => outcome(id + at + 1, 66, 4000, { name })),
    });
    const views = viewsOf([scorers(10, 40, ['Moreno', 'Falk']), scorers(20, 41, ['Falk'])]);
    expect(views).toHaveLength(1);
    expect(views[0]?.view.table).toMatchObject({
      shape: 'people',
      heads: ['Any time', 'First'],
      rows: [
        { name: 'Moreno', outcomes: [{ id: 11 }, null] },
        { name: 'Falk', outcomes: [{ id: 12 }, { id: 21 }] },
      ],
    });
  });

  it('turns a row with several counts into a ladder', () => {
    const race = (id: number, count: number): Market => ({
      id,
      typeId: 48,
      outcomes: [29, 30, 31].map((typeId, at) => outcome(id + at, typeId, 2000, { param: count * 1000 })),
    });
    expect(viewsOf([race(20, 3), race(10, 2)])[0]?.view.table).toMatchObject({ shape: 'ladder', lines: [{ line: '2' }, { line: '3' }] });
  });

  it('[OD-06] names markets and outcomes by the teams, or by 1, X and 2, as the player prefers', () => {
    const intl = createIntl({ locale: 'en' });
    const english: Names = {
      ...names,
      market: (typeId, context) => marketName(intl, typeId, context),
      outcome: (picked, market, options) => outcomeName(intl, picked, market, options),
    };
    const offered: Market[] = [
      { id: 1, typeId: marketTypeId('result'), outcomes: [outcome(2, OUTCOME.HomeWin, 2000), outcome(3, OUTCOME.Draw, 3000)] },
      { id: 10, typeId: marketTypeId('total-2'), param: 1500, outcomes: [outcome(11, OUTCOME.Over, 1800)] },
      { id: 20, typeId: marketTypeId('handicap'), param: -1000, outcomes: [outcome(21, OUTCOME.Handicap1, 1900)] },
      {
        id: 30,
        typeId: marketTypeId('exact-score'),
        outcomes: [1000, 1001].map((param) => outcome(31 + param, OUTCOME.ExactScore, 9000, { param })),
      },
    ];
    const summaries = (hasShortNames: boolean) =>
      marketViews(offered, { game, names: english, words, hasShortNames }).map(({ view: { title, table } }) => [
        title,
        table.shape === 'row' ? table.outcomes.map((cell) => cell?.name) : 'heads' in table ? table.heads : [],
        table.shape === 'grid' ? table.columns.map(({ head }) => head) : [],
      ]);

    expect(summaries(false)).toEqual([
      ['Match result', ['Harbour City', 'Draw', undefined], []],
      ['Northfield United total', ['Over', 'Under'], []],
      ['Handicap', ['Harbour City', 'Northfield United'], []],
      ['Correct score', [], ['Harbour City', 'Draw', 'Northfield United']],
    ]);
    expect(summaries(true)).toEqual([
      ['Match result', ['1', 'X', undefined], []],
      ['2 total', ['Over', 'Under'], []],
      ['Handicap', ['1', '2'], []],
      ['Correct score', [], ['1', 'Draw', '2']],
    ]);
  });

  it('[BT-01] arranges combinations by line and team, margins by team, and never says X for a draw', () => {
    const intl = createIntl({ locale: 'en' });
    const english: Names = {
      ...names,
      market: (typeId, context) => marketName(intl, typeId, context),
      outcome: (picked, market, options) => outcomeName(intl, picked, market, options),
      period: (sport, period) => periodName(intl, sport, period),
    };
    const all = (id: number, key: Parameters<typeof marketTypeId>[0], fields: Partial<Market> = {}): Market => {
      const typeId = marketTypeId(key);
      return { id, typeId, outcomes: marketTypeOf(typeId)!.outcomes.map((type, at) => outcome(id + at + 1, type, 2000)), ...fields };
    };
    const resultAndTotal = all(100, 'result-and-total', { param: 3500 });
    const offered: Market[] = [
      { ...resultAndTotal, outcomes: resultAndTotal.outcomes.filter(({ typeId }) => typeId !== OUTCOME.DrawAndUnder) },
      all(200, 'result-and-total', { param: 2500 }),
      all(300, 'result-and-both-score'),
      all(400, 'double-chance-and-total', { param: 2500 }),
      all(500, 'total-and-both-score', { param: 2500 }),
      all(600, 'half-time-full-time'),
      {
        ...{ id: 700, typeId: marketTypeId('winning-margin') },
        outcomes: [
          outcome(701, OUTCOME.MarginHome, 4000, { param: 1000 }),
          outcome(702, OUTCOME.MarginHomeOrMore, 5000, { param: 2000 }),
          outcome(703, OUTCOME.Draw, 3400),
          outcome(704, OUTCOME.MarginAway, 6000, { param: 1000 }),
        ],
      },
    ];
    const drawn = marketViews(offered, { game, names: english, words }).map(({ title, view: { table } }) =>
      table.shape === 'matrix'
        ? [
            title,
            [table.corner ?? '', ...table.heads].join(' | '),
            ...table.rows.map((row) => [row.name, ...row.outcomes.map((cell) => cell?.id ?? '–')].join(' | ')),
            ...(table.rest ?? []).map((cell) => `${cell.name} ${cell.id}`),
          ]
        : [title, table.shape],
    );
    const teams = 'Harbour City | Draw | Northfield United';
    expect(drawn.map(([, ...lines]) => lines)).toEqual([
      [
        ` | ${teams}`,
        'Over 2.5 | 201 | 203 | 205',
        'Under 2.5 | 202 | 204 | 206',
        'Over 3.5 | 101 | 103 | 105',
        'Under 3.5 | 102 | – | 106',
      ],
      [` | ${teams}`, 'Yes | 301 | 303 | 305', 'No | 302 | 304 | 306'],
      [' | 1X | 12 | X2', 'Over 2.5 | 401 | 403 | 405', 'Under 2.5 | 402 | 404 | 406'],
      [' | Yes | No', 'Over 2.5 | 501 | 502', 'Under 2.5 | 503 | 504'],
      [`1st half | ${teams}`, 'Harbour City | 601 | 602 | 603', 'Draw | 604 | 605 | 606', 'Northfield United | 607 | 608 | 609'],
      [' | Harbour City | Northfield United', '1 | 701 | 704', '2 or more | 702 | –', 'Draw 703'],
    ]);
  });

  it('[OD-06] heads of combinations are 1, X and 2 for a player who prefers them', () => {
    const intl = createIntl({ locale: 'en' });
    const english: Names = { ...names, outcome: (picked, market, options) => outcomeName(intl, picked, market, options) };
    const both: Market = { id: 1, typeId: marketTypeId('result-and-both-score'), outcomes: [outcome(2, OUTCOME.HomeAndBothScore, 2000)] };
    expect(marketViews([both], { game, names: english, words, hasShortNames: true })[0]?.view.table).toMatchObject({
      heads: ['1', 'X', '2'],
      rows: [{ name: 'Yes', outcomes: [{ id: 2 }, null, null] }],
    });
  });

  it('lists a market whose type this release does not know', () => {
    const [unknown] = viewsOf([{ id: 1, typeId: 99_999, outcomes: [outcome(5, 777, 1500)] }]);
    expect(unknown).toMatchObject({ group: 'specials', view: { table: { shape: 'list', outcomes: [{ id: 5 }] } } });
  });
});

const grouped = (typeId: number): GroupedMarket => ({
  typeId,
  group: typeId % 2 === 0 ? 'main' : 'totals',
  count: 1,
  title: '',
  view: {
    id: String(typeId),
    title: '',
    table: { shape: 'list', outcomes: Array.from({ length: typeId % 7 }, (_, id) => ({ id, name: '', label: '', odds: '' })) },
  },
});

describe('the order of markets', () => {
  it('[OD-05] puts pinned markets first, in the order of pinning, and keeps the rest', () => {
    expect(pinnedFirst([1, 2, 3, 4].map(grouped), [4, 2]).map(({ typeId }) => typeId)).toEqual([4, 2, 1, 3]);
  });

  it('[BT-02] puts the main markets first, starting with the winner, and keeps the order of the feed for the rest', () => {
    // Codes of the catalogue: 9 exact score, 4 total, 11 odd or even, 2 winner, 5 handicap.
    expect(headFirst([9, 4, 11, 2, 5].map(grouped)).map(({ typeId }) => typeId)).toEqual([2, 4, 5, 9, 11]);
  });

  it('[OD-05] counts markets by group: all first, then in the order of the catalogue', () => {
    expect(groupCounts([1, 2, 3].map(grouped))).toEqual([
      { group: 'all', count: 3 },
      // The main tab also has the head markets of every group.
      { group: 'main', count: 3 },
      { group: 'totals', count: 2 },
    ]);
  });

  it('assigns every market to one column, in the order of the feed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(200)), fc.constantFrom('desktop', 'mobile'), (ids, build) => {
        const columns = dealtToColumns(ids.map(grouped), build, () => false).map((column) => column.map(({ typeId }) => typeId));
        expect(columns.flat().sort()).toEqual([...ids].sort());
        for (const column of columns) expect(column).toEqual(ids.filter((id) => column.includes(id)));
      }),
    );
  });
});

const priced = { id: 1, name: '', label: '', odds: '' };
const some = (count: number) => Array.from({ length: count }, (_, at) => ({ ...priced, id: at }));

// Measured in Chromium with the default text size.
it.each([
  ['a row', { shape: 'row', outcomes: some(3) }, 82, 96],
  ['a row of long names', { shape: 'row', outcomes: some(3).map((one) => ({ ...one, name: 'Northbridge Town' })) }, 162, 192],
  ['four lines of a list', { shape: 'list', outcomes: some(7) }, 202, 240],
  [
    'five lines of a ladder',
    { shape: 'ladder', heads: ['', ''], lines: some(5).map(() => ({ line: '', isMain: false, outcomes: [] })) },
    264,
    310,
  ],
  [
    'ten scores',
    {
      shape: 'grid',
      columns: [
        { head: '', outcomes: some(10) },
        { head: '', outcomes: some(4) },
      ],
    },
    464,
    550,
  ],
  ['scores with a price for any other', { shape: 'grid', columns: [{ head: '', outcomes: some(3) }], rest: some(1) }, 224, 262],
  [
    'two rows of a matrix',
    { shape: 'matrix', heads: [''], rows: some(2).map(() => ({ name: '', outcomes: [] })), rest: some(1) },
    184,
    214,
  ],
  ['people, some behind a button', { shape: 'people', heads: [''], rows: some(20).map(() => ({ name: '', outcomes: [] })) }, 344, 406],
] as const satisfies readonly [string, MarketTable, number, number][])(
  '[A11Y-4] %s reserves the height that it has once rendered',
  (_, table, desktop, mobile) => {
    const market: GroupedMarket = { typeId: 1, group: 'main', count: 1, title: '', view: { id: '1', title: '', table } };

    expect([estimatedHeight(market, 'desktop', false), estimatedHeight(market, 'mobile', false)]).toEqual([desktop, mobile]);
    expect([estimatedHeight(market, 'desktop', true), estimatedHeight(market, 'mobile', true)]).toEqual([38, 44]);
  },
);
