import { timeOf } from '../fields.ts';
import { parseJsonList } from '../json-lines.ts';
import { FIXTURE_LEAGUES } from '../leagues.ts';
import { secondsOfLocal } from '../local-time.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedMatch } from '../season.ts';
import { inFile, partOf, type Format } from './format.ts';
import { leagueAndSeason, openMatches } from './openfootball.ts';

const LEAGUE_CODE = /(?:^|[_/\\-])([a-z]+\.(?:\d|cl))\.json$/;
const GOALS = /"goals[12]"\s*:/;

/** Fixtures and results of a league, without odds: openfootball's football.json. */
export const footballFixtures: Format = {
  id: 'football-fixtures',
  parts: [{ role: 'season', isIt: ({ name, text }) => name.endsWith('.json') && !GOALS.test(text) }],
  read: (parts) => {
    const file = partOf(parts, 'season');
    return inFile(file, () => {
      const { top, rows } = parseJsonList(file.text, 'matches');
      const [league, season] = leagueAndSeason(top['name']);
      const code = LEAGUE_CODE.exec(file.name)?.[1] ?? '';
      const place = FIXTURE_LEAGUES[code];
      if (place === undefined) {
        throw new RowProblem(
          1,
          `the times have no zone and the name does not say the league; call the file like 2025-26_en.1.json (${Object.keys(FIXTURE_LEAGUES).join(', ')})`,
        );
      }
      const matches = openMatches(rows).map(({ fields, scores, ...match }): ImportedMatch => {
        const time = fields['time'] === undefined ? undefined : timeOf(fields['time'], match.line);
        const startAt = secondsOfLocal(match.date, time ?? place.usualTime, place.zone);
        return { ...match, ...scores, zone: place.zone, startAt, ...(time !== undefined && { time }) };
      });
      const counts = {
        matches: matches.length,
        'without final score': matches.filter(({ ft }) => ft === undefined).length,
        'without half time': matches.filter(({ ht }) => ht === undefined).length,
        awarded: matches.filter(({ status }) => status === 'awarded').length,
        postponed: matches.filter(({ status }) => status === 'postponed').length,
      };
      const key = `football-fixtures_${code}_${season.replace('/', '-')}`;
      return {
        counts,
        seasons: [{ format: 'football-fixtures', key, league, season, country: place.country, sportKey: 'football', matches }],
      };
    });
  },
};
