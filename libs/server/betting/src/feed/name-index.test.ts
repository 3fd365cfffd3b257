import { NameIndex } from './name-index.ts';

const named = (name: string, { weight = 0, also = [] as string[], others = [] as string[] } = {}) => ({
  names: [name, ...others],
  also,
  weight,
  value: name,
});

describe('search by name', () => {
  const index = new NameIndex([
    named('Eastbrook', { also: ['England. Premier League'] }),
    named('Harbour City United', { also: ['England. Premier League'] }),
    named('Harwick Rovers', { weight: 5 }),
    named('Old Harwick'),
    named('Црвена река'),
    named('Ολυμπιακή'),
    named('الأهلي'),
    named('Football', { weight: 90, others: ['Футбол', 'كرة القدم'] }),
    named('Premier League', { weight: 60 }),
  ]);

  it.each([
    // whole words, prefixes, parts of words
    ['eastbrook', ['Eastbrook']],
    ['east', ['Eastbrook']],
    ['brook', ['Eastbrook']],
    // words in any order
    ['united harbour', ['Harbour City United']],
    // scripts and diacritics
    ['crvena', ['Црвена река']],
    ['ЦРВЕНА', ['Црвена река']],
    ['olympiaki', ['Ολυμπιακή']],
    ['الاهلي', ['الأهلي']],
    // one typo: a missing letter, an extra one, two swapped, a wrong one
    ['estbrook', ['Eastbrook']],
    ['easttbrook', ['Eastbrook']],
    ['eatsbrook', ['Eastbrook']],
    ['eastbrouk', ['Eastbrook']],
    // short forms
    ['hcu', ['Harbour City United']],
    ['utd', ['Harbour City United']],
    ['soccer', ['Football']],
    ['футбол', ['Football']],
    ['كرة القدم', ['Football']],
    // names of object properties
    ['constructor', []],
    ['constructor united', []],
    ['__proto__', []],
    ['prototype', []],
    // no match
    ['zzzz', []],
    ['?!', []],
  ])('[BT-05] finds %s', (query, names) => {
    expect(index.find(query, 10)).toEqual(names);
  });

  it('[BT-05] ranks whole names first, then prefixes, then words, then names of members', () => {
    expect(index.find('harwick', 10)).toEqual(['Harwick Rovers', 'Old Harwick']);
    expect(index.find('premier league', 10)).toEqual(['Premier League', 'Eastbrook', 'Harbour City United']);
  });

  it('[BT-05] ranks equally good names by weight, and returns at most the requested number', () => {
    const equal = new NameIndex([named('Norden A', { weight: 1 }), named('Norden B', { weight: 50 }), named('Norden C', { weight: 20 })]);
    expect(equal.find('norden', 2)).toEqual(['Norden B', 'Norden C']);
  });
});

describe('letters of a name', () => {
  const index = new NameIndex(
    ['İstanbul Başakşehir', 'FK Bodø/Glimt', 'Paris Saint-Germain', 'O’Higgins', '1. FC Köln', 'Großkreutz', 'Црвена звезда'].map((name) =>
      named(name),
    ),
  );

  it.each([
    ['istanbul', 'İstanbul Başakşehir'],
    ['ISTANBUL', 'İstanbul Başakşehir'],
    ['ıstanbul basaksehir', 'İstanbul Başakşehir'],
    ['bodo', 'FK Bodø/Glimt'],
    ['BODØ', 'FK Bodø/Glimt'],
    ['bodoglimt', 'FK Bodø/Glimt'],
    ['saint germain', 'Paris Saint-Germain'],
    ['Saint–Germain', 'Paris Saint-Germain'],
    ['saintgermain', 'Paris Saint-Germain'],
    ["o'higgins", 'O’Higgins'],
    ['ohiggins', 'O’Higgins'],
    ['koln', '1. FC Köln'],
    ['KOELN', '1. FC Köln'],
    ['ＫÖＬＮ', '1. FC Köln'],
    ['grosskreutz', 'Großkreutz'],
    ['GROẞKREUTZ', 'Großkreutz'],
    ['црвена', 'Црвена звезда'],
  ])('[BT-05] %j finds %s', (query, name) => {
    expect(index.find(query, 5)).toEqual([name]);
  });
});
