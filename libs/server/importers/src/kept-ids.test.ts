import { importRead } from './import-files.ts';
import {
  DAY_MS,
  DERBY,
  derby,
  EVERTON,
  games,
  importsOfTest,
  LEEDS,
  NOW,
  row,
  type Row,
  take,
  withImports,
} from './kept-ids.test.helper.ts';
import { readFiles } from './read-files.ts';

withImports();

describe('a match keeps its id', () => {
  it('[BT-01] when it is at another place in the file', () => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const again = take([EVERTON, LEEDS, DERBY]);

    expect(derby(first)).toBe(5_000_000_010);
    expect([...again.ids].toSorted()).toEqual([...first.ids].toSorted());
    expect(again.fixtures.toSorted((a, b) => a.id - b.id)).toEqual(first.fixtures.toSorted((a, b) => a.id - b.id));
  });

  it('[BT-01] when other matches are removed, added before it, and added again', () => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const fewer = take([row('2031-10-03', 'Chelsea', 'Burnley'), DERBY]);
    const again = take([DERBY, EVERTON, LEEDS]);

    expect(derby(fewer)).toBe(derby(first));
    expect(fewer.report).toContain(
      '2 games are not in the file any more and are taken off the line; bets on them wait: Leeds - Fulham, Arsenal - Everton',
    );
    expect(fewer.byPair.has('Leeds - Fulham')).toBe(false);
    expect(again.ids.get('Leeds - Fulham 2031-10-03')).toBe(first.ids.get('Leeds - Fulham 2031-10-03'));
    expect(again.ids.get('Arsenal - Everton 2031-10-05')).toBe(first.ids.get('Arsenal - Everton 2031-10-05'));
    // The number of the added match is not used for another one.
    expect(new Set([...first.ids.values(), ...fewer.ids.values()]).size).toBe(4);
  });

  it('[BT-01] with its own kick-off, whenever the file is imported again', () => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const later = take([LEEDS, DERBY, EVERTON], { nowMs: NOW + 2.5 * DAY_MS });
    const start = (of: typeof first) => of.fixtures.map(({ id, startMs }) => [id, startMs]).toSorted();

    expect(start(later)).toEqual(start(first));
  });

  it.each([
    ['the date', { date: '2031-10-18' }, 14],
    ['the kick-off', { time: '20:00' }, 5 / 24],
    ['the round', { round: 'Round 8' }, 0],
    ['the date, with the round missing', { date: '2031-11-01', round: undefined }, 28],
  ])('[BT-01] when %s is corrected, and moves with it', (_, change, days) => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const moved = take([EVERTON, { ...DERBY, ...change } as Row, LEEDS]);
    const startOf = ({ fixtures, ...of }: typeof first) => fixtures.find(({ id }) => id === derby(of))?.startMs ?? 0;

    expect(derby(moved)).toBe(derby(first));
    expect((startOf(moved) - startOf(first)) / DAY_MS).toBeCloseTo(days, 1);
  });

  it('[BT-01] knows under which kick-offs and names it was on offer', () => {
    take([LEEDS, DERBY, EVERTON]);
    const { fixtures } = take([LEEDS, { ...DERBY, date: '2031-10-11', team1: 'Man United', team2: 'Man City' }, EVERTON]);
    const moved = fixtures.find(({ home }) => home.name === 'Man United');

    expect(moved?.soldAs).toEqual([{ home: 'Manchester United', away: 'Manchester City', startAt: Date.UTC(2031, 9, 4, 14) / 1000 }]);
    expect(moved).toMatchObject({ id: 5_000_000_010, away: { name: 'Man City' }, startMs: Date.UTC(2031, 9, 11, 14) });
  });

  it.each([
    ['a legal form', 'Manchester United FC', 'Manchester City FC'],
    ['case and accents', 'MANCHESTER ÚNITED', 'Mánchester City'],
    ['a short form', 'Man United', 'Man City'],
    ['an abbreviation', 'Man Utd', 'Man City'],
  ])('[BT-01] when its teams are written with %s', (_, team1, team2) => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const renamed = take([EVERTON, { ...DERBY, team1, team2 }, LEEDS]);

    expect(renamed.byPair.get(`${team1} - ${team2}`)).toBe(derby(first));
    expect(renamed.report).toContain(`${team1} is Manchester United of earlier imports`);
  });

  it('[BT-01] when a team changes its name and its results are the same', () => {
    const played = (team: string) => [
      row('2031-09-06', team, 'Leeds', { score: { ft: [2, 0] } }),
      row('2031-09-13', 'Fulham', team, { score: { ft: [1, 3] } }),
    ];
    const first = take([...played('Ashford'), LEEDS, row('2031-10-04', 'Ashford', 'Fulham')]);
    const renamed = take([row('2031-10-04', 'Kent Wanderers', 'Fulham'), LEEDS, ...played('Kent Wanderers')]);

    expect(renamed.byPair.get('Kent Wanderers - Fulham')).toBe(first.byPair.get('Ashford - Fulham'));
    expect(renamed.byPair.get('Kent Wanderers - Fulham')).toBeDefined();
  });

  it('[BT-01] when its user declares the new name, and in all later imports', () => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const other = take([LEEDS, { ...DERBY, team1: 'Newton Heath' }, EVERTON]);
    const declared = take([LEEDS, { ...DERBY, team1: 'Newton Heath' }, EVERTON], { aliases: [['Newton Heath', 'Manchester United']] });
    const later = take([{ ...DERBY, team1: 'Newton Heath' }, EVERTON, LEEDS]);
    const id = ({ byPair }: typeof first) => byPair.get('Newton Heath - Manchester City');

    expect(id(other)).not.toBe(derby(first));
    expect(other.report).toContain(
      'Newton Heath plays matches of Manchester United; they are new games. If only the name changed: --alias "Newton Heath=Manchester United"',
    );
    expect([id(declared), id(later)]).toEqual([derby(first), derby(first)]);
  });

  it('[BT-01] refuses an alias that makes two opponents one team', () => {
    take([LEEDS, DERBY]);
    expect(() => take([LEEDS, DERBY], { aliases: [['Manchester City', 'Manchester United']] })).toThrow(
      'An alias makes Manchester United and Manchester City of line 1 one team.',
    );
  });

  it('[BT-01] with its championship when a tournament gets another year, so that it is in the menu once', () => {
    const table = (years: readonly number[]) => {
      const results = years.map((year) => `${year}-06-01,Northland,Westland,${year < 2032 ? '1,0' : 'NA,NA'},Friendly,Oslo,Norway,FALSE`);
      const files = {
        'results.csv': ['date,home_team,away_team,home_score,away_score,tournament,city,country,neutral', ...results],
        'goalscorers.csv': ['date,home_team,away_team,team,scorer,minute,own_goal,penalty'],
        'shootouts.csv': ['date,home_team,away_team,winner,first_shooter'],
      };
      const raw = Object.entries(files).map(([name, lines]) => ({ name, bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) }));
      for (const read of readFiles(raw)) importRead(read, { folder: importsOfTest(), mode: 'line', speed: 1, nowMs: NOW });
      return games();
    };
    const first = table([2030, 2032]);
    const again = table([2031, 2030, 2033, 2032]);

    expect(first.champs.map(({ id, names }) => [id, names['en']])).toEqual([[500, 'Friendly 2030-2032']]);
    expect(again.champs.map(({ id, names }) => [id, names['en']])).toEqual([[500, 'Friendly 2030-2033']]);
    expect(again.ids.get('Northland - Westland 2032-06-01')).toBe(first.ids.get('Northland - Westland 2032-06-01'));
    expect(again.played.find(({ startMs }) => startMs === Date.UTC(2030, 5, 1, 12))?.id).toBe(first.played[0]?.id);
  });
});

describe('two matches of one pair', () => {
  const AUTUMN = row('2031-10-04', 'Celtic', 'Hearts', { round: 'Matchday 7' });
  const SPRING = row('2032-02-07', 'Celtic', 'Hearts', { round: 'Matchday 27' });
  const bare = ({ round: _, ...one }: Row): Row => one;

  it('[BT-01] are distinguished by their rounds, whatever their dates', () => {
    const { ids } = take([LEEDS, AUTUMN, SPRING]);
    const [autumn, spring] = [ids.get('Celtic - Hearts 2031-10-04'), ids.get('Celtic - Hearts 2032-02-07')];
    const moved = take([{ ...SPRING, date: '2031-11-05' }, { ...AUTUMN, date: '2032-01-28' }, LEEDS]);

    expect(moved.ids.get('Celtic - Hearts 2031-11-05')).toBe(spring);
    expect(moved.ids.get('Celtic - Hearts 2032-01-28')).toBe(autumn);
  });

  it('[BT-01] are distinguished by the nearest date where there are no rounds', () => {
    const { ids } = take([LEEDS, bare(AUTUMN), bare(SPRING)]);
    const [autumn, spring] = [ids.get('Celtic - Hearts 2031-10-04'), ids.get('Celtic - Hearts 2032-02-07')];
    const moved = take([{ ...bare(SPRING), date: '2032-02-21' }, LEEDS, { ...bare(AUTUMN), date: '2031-10-25' }]);
    const one = take([LEEDS, { ...bare(SPRING), date: '2032-03-01' }]);

    expect([moved.ids.get('Celtic - Hearts 2031-10-25'), moved.ids.get('Celtic - Hearts 2032-02-21')]).toEqual([autumn, spring]);
    expect(one.ids.get('Celtic - Hearts 2032-03-01')).toBe(spring);
  });

  it('[BT-01] a match half way between them is a new game, reported, and takes neither id', () => {
    const { ids } = take([LEEDS, bare(AUTUMN), bare(SPRING)]);
    const between = take([LEEDS, { ...bare(AUTUMN), date: '2031-12-06' }]);
    const id = between.ids.get('Celtic - Hearts 2031-12-06');

    expect([...ids.values()]).not.toContain(id);
    expect(between.report).toContain(
      'it is not clear which of the known matches is Celtic - Hearts of 2031-12-06; it is a new game, and bets on the known ones stay',
    );
  });

  it('[BT-01] the return match and a match with its sides exchanged have other ids', () => {
    const first = take([LEEDS, DERBY]);
    const both = take([row('2032-01-10', 'Manchester City', 'Manchester United'), LEEDS, DERBY]);
    const exchanged = take([LEEDS, { ...DERBY, team1: 'Manchester City', team2: 'Manchester United' }]);

    expect(derby(both)).toBe(derby(first));
    expect(both.byPair.get('Manchester City - Manchester United')).not.toBe(derby(first));
    expect(exchanged.byPair.get('Manchester City - Manchester United')).not.toBe(derby(first));
  });

  it('[BT-01] a later match does not take the id of one that was played', () => {
    const first = take([LEEDS, bare(AUTUMN)]);
    take([LEEDS, { ...bare(AUTUMN), score: { ft: [1, 0] } }]);
    const next = take([LEEDS, bare(SPRING)]);

    expect(next.byPair.get('Celtic - Hearts')).not.toBe(first.byPair.get('Celtic - Hearts'));
  });
});

describe('another team', () => {
  it.each([
    ['another club of the town', 'Manchester United', 'Manchester Rovers'],
    ['the second team', 'Manchester United', 'Manchester United II'],
    ['the women', 'Manchester United', 'Manchester United Women'],
    ['a club that takes over the fixture', 'Manchester United', 'Chelsea'],
  ])('[BT-01] %s does not take over the id', (_, team1, other) => {
    const first = take([LEEDS, { ...DERBY, team1 }, EVERTON]);
    const replaced = take([LEEDS, { ...DERBY, team1: other }, EVERTON]);

    expect([...first.ids.values()]).not.toContain(replaced.byPair.get(`${other} - Manchester City`));
    expect(replaced.byPair.get(`${other} - Manchester City`)).toBeDefined();
  });

  it('[BT-01] two names of one spelling that play on the same day are two teams', () => {
    const { byPair } = take([row('2031-10-04', 'Arsenal FC', 'Leeds'), row('2031-10-04', 'Arsenal', 'Fulham')]);
    const again = take([row('2031-10-04', 'Arsenal', 'Fulham'), row('2031-10-04', 'Arsenal FC', 'Leeds')]);

    expect([...again.byPair].toSorted()).toEqual([...byPair].toSorted());
    expect(byPair.size).toBe(2);
  });
});

describe('one match twice in a file', () => {
  const text = ({ report, fixtures }: ReturnType<typeof take>) => [report, fixtures.length] as const;

  it('[BT-01] is one game and named in the report, even where the file has few rows', () => {
    const [report, count] = text(take([LEEDS, DERBY, DERBY]));

    expect(report).toContain('left out 1: the same match is on line 1: 2031-10-04 Manchester United - Manchester City');
    expect(count).toBe(2);
  });

  it('[BT-01] of tables that are read together is one game, and keeps its goals', () => {
    const table = (...lines: string[]) => `${lines.join('\n')}\n`;
    const result = '2030-06-01,Northland,Westland,1,0,Friendly,Oslo,Norway,FALSE';
    const files = [
      table(
        'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral',
        result,
        result,
        '2032-06-01,Chile,Peru,NA,NA,Friendly,Lima,Peru,FALSE',
      ),
      table(
        'date,home_team,away_team,team,scorer,minute,own_goal,penalty',
        '2030-06-01,Northland,Westland,Northland,Ana Ferrer,12,FALSE,FALSE',
      ),
      table('date,home_team,away_team,winner,first_shooter'),
    ];
    const raw = files.map((one, at) => ({ name: `${at}.csv`, bytes: new TextEncoder().encode(one) }));
    const [line] = readFiles(raw).map((read) => importRead(read, { folder: importsOfTest(), mode: 'line', speed: 1, nowMs: NOW }));

    expect(line?.text).toContain('left out 1: the same match is on line 2: 2030-06-01 Northland - Westland 1:0 Friendly (0.csv:3)');
    expect(games().played).toMatchObject([{ script: { goals: [{ player: 'Ana Ferrer', minute: 12 }] } }]);
  });

  it.each([
    ['under two spellings', { team1: 'Manchester United FC', time: '17:30' }, '2031-10-04'],
    ['on the old and the new date', { date: '2031-11-26' }, '2031-11-26'],
    ['as postponed', { date: '2031-09-20', status: 'postponed' }, '2031-10-04'],
    ['a day later without a round', { date: '2031-10-05', round: undefined }, '2031-10-05'],
  ])('[BT-01] %s is one game and named in the report', (_, change, date) => {
    const { report, fixtures } = take([LEEDS, DERBY, { ...DERBY, ...change } as Row]);

    expect(fixtures).toHaveLength(2);
    expect(report).toMatch(
      new RegExp(`names the match of line \\d+ once more: Manchester United(?: FC)? - Manchester City of ${date}; it is one game`),
    );
  });
});
