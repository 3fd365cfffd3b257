import { timeOf } from '../fields.ts';
import { openJsonList } from '../json-lines.ts';
import { FIXTURE_LEAGUES, UNKNOWN_LEAGUE } from '../leagues.ts';
import { secondsOfLocal } from '../local-time.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedMatch } from '../season.ts';
import { SkippedRows } from '../skipped-rows.ts';
import { inFile, partOf, type Format, type SourceFile } from './format.ts';
import { leagueAndSeason, openMatches } from './openfootball.ts';

const LEAGUE_CODE = /(?:^|[_/\\-])([a-z]{2,10}\.(?:\d[a-z]?|[a-z]{2,12}))\.json$/;
const GOALS = /"goals[12]"\s*:/;
const CUP = /"name"\s*:\s*"[^"]*\b(?:World Cup|Copa|Euro)\b/i;

/** Whether a file has goals by the minute or belongs to a cup with such files, rather than to a league. */
export const isCup = ({ name, head }: SourceFile): boolean => GOALS.test(head) || (CUP.test(head) && !LEAGUE_CODE.test(name));

/** Fixtures and results of a league, without odds: openfootball's football.json. */
export const footballFixtures: Format = {
  id: 'football-fixtures',
  parts: [{ role: 'season', isIt: (file) => file.name.endsWith('.json') && !isCup(file) }],
  read: (parts, options) => {
    const file = partOf(parts, 'season');
    return inFile(file, () => {
      const code = LEAGUE_CODE.exec(file.name)?.[1];
      if (code === undefined)
        throw new RowProblem(
          1,
          `the times have no zone and the name does not say the league; call the file like 2025-26_en.1.json (${Object.keys(FIXTURE_LEAGUES).join(', ')})`,
        );
      const isKnown = Object.hasOwn(FIXTURE_LEAGUES, code);
      const place = (isKnown ? FIXTURE_LEAGUES[code] : undefined) ?? UNKNOWN_LEAGUE;
      const { top, rows } = openJsonList(file.text, 'matches');
      const skipped = new SkippedRows(file.name);
      const matches = openMatches(rows, skipped, ({ fields, scores, ...match }): ImportedMatch => {
        const { time: text } = fields;
        const time = text === undefined || text === null || text === '' || text === 'NA' ? undefined : timeOf(text, match.line);
        const startAt = secondsOfLocal(match.date, time ?? place.usualTime, place.zone);
        return { ...match, ...scores, zone: place.zone, startAt, ...(time !== undefined && { time }) };
      });
      const [league, season] = leagueAndSeason(top['name'], options.season);
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
        skipped: skipped.list,
        notes: isKnown ? [] : [`the zone of the league ${code} is not known; its times are read as UTC`],
        seasons: [{ format: 'football-fixtures', key, league, season, country: place.country, sportKey: 'football', matches }],
      };
    });
  },
};
