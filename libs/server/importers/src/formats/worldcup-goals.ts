import { nameOf, timeOf } from '../fields.ts';
import { openJsonList } from '../json-lines.ts';
import { CUP_ZONES, UNKNOWN_LEAGUE } from '../leagues.ts';
import { secondsOfLocal } from '../local-time.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedGoal, ImportedMatch } from '../season.ts';
import { SkippedRows } from '../skipped-rows.ts';
import { isCup } from './football-fixtures.ts';
import { inFile, partOf, type Format } from './format.ts';
import { leagueAndSeason, openMatches } from './openfootball.ts';
import { slugOf } from './slug.ts';

/** Extra time ends in minute 120, but some files continue counting in its added time. */
const LAST_MINUTE = 130;
const MOST_ADDED = 30;
const MINUTE_TEXT = /^(\d{1,3})(?:\+(\d{1,2}))?'?$/;

/** A number with a separate offset, or, from 2026 on, a text such as `90+4`. */
function minuteOf({ minute, offset }: Record<string, unknown>, line: number): { minute: number; offset?: number } {
  const [, text, added] = MINUTE_TEXT.exec(typeof minute === 'string' ? minute : '') ?? [];
  const at = typeof minute === 'number' ? minute : Number(text);
  const extra = added === undefined ? offset : Number(added);
  const isExtra = extra === undefined || (Number.isInteger(extra) && (extra as number) >= 1 && (extra as number) <= MOST_ADDED);
  if (!Number.isInteger(at) || at < 1 || at > LAST_MINUTE || !isExtra) {
    throw new RowProblem(
      line,
      `minute ${JSON.stringify(minute)}${offset === undefined ? '' : ` with offset ${JSON.stringify(offset)}`} is no minute of a match`,
    );
  }
  return extra === undefined ? { minute: at } : { minute: at, offset: extra as number };
}

const isFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean';

function goalsOf(list: unknown, team: 1 | 2, line: number): ImportedGoal[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) throw new RowProblem(line, `goals${team} is no list`);
  return list.map((value: unknown): ImportedGoal => {
    if (typeof value !== 'object' || value === null) throw new RowProblem(line, `a goal of goals${team} is no object`);
    const goal = value as Record<string, unknown>;
    if (!isFlag(goal['penalty']) || !isFlag(goal['owngoal'])) throw new RowProblem(line, 'penalty and owngoal are true, false or left out');
    return {
      team,
      ...minuteOf(goal, line),
      player: nameOf(goal['name'], 'the scorer', line),
      ...(goal['penalty'] === true && { penalty: true }),
      ...(goal['owngoal'] === true && { owngoal: true }),
    };
  });
}

const inOrder = (goals: readonly ImportedGoal[]): ImportedGoal[] =>
  goals.toSorted((a, b) => a.minute - b.minute || (a.offset ?? 0) - (b.offset ?? 0));

const TIME_WITH_OFFSET = /^(\d{2}:\d{2}) ?UTC([+-])(\d{1,2})$/;
const OFFSET = /^UTC([+-])(\d{1,2})$/;

/** Time and zone of a kick-off. Early cups have dates only; a time without a zone is in the host's zone, if known, else UTC. */
function kickOff({ time: text, timezone }: Readonly<Record<string, unknown>>, cup: string, line: number): { time?: string; zone: string } {
  const zone = Object.hasOwn(CUP_ZONES, cup) ? (CUP_ZONES[cup] ?? UNKNOWN_LEAGUE.zone) : UNKNOWN_LEAGUE.zone;
  if (text === undefined || text === null || text === '' || text === 'NA') return { zone };
  const [, local, sign, hours] = TIME_WITH_OFFSET.exec(typeof text === 'string' ? text : '') ?? [];
  const time = timeOf(local ?? text, line);
  const [, otherSign, otherHours] = OFFSET.exec(typeof timezone === 'string' ? timezone : '') ?? [];
  const [side, by] = sign === undefined ? [otherSign, otherHours] : [sign, hours];
  return { time, zone: side === undefined ? zone : `${side}${(by ?? '').padStart(2, '0')}:00` };
}

/** Matches of a cup with every goal's minute: openfootball's worldcup.json. */
export const worldcupGoals: Format = {
  id: 'worldcup-goals',
  parts: [{ role: 'cup', isIt: (file) => file.name.endsWith('.json') && isCup(file) }],
  read: (parts, options) => {
    const file = partOf(parts, 'cup');
    return inFile(file, () => {
      const named = /"name"\s*:\s*"([^"]*)"/.exec(file.head)?.[1];
      const [league, season] = leagueAndSeason(named, options.season);
      const { rows } = openJsonList(file.text, 'matches');
      const skipped = new SkippedRows(file.name);
      let withoutZone = 0;
      const matches = openMatches(rows, skipped, ({ fields, scores, ...match }): ImportedMatch => {
        const { time, zone } = kickOff(fields, `${league} ${season}`, match.line);
        if (time !== undefined && zone === UNKNOWN_LEAGUE.zone) withoutZone += 1;
        const goals = inOrder([...goalsOf(fields['goals1'], 1, match.line), ...goalsOf(fields['goals2'], 2, match.line)]);
        const last = scores.et ?? scores.ft ?? [0, 0];
        const counted = [1, 2].map((team) => goals.filter((goal) => goal.team === team).length);
        const isListed = goals.length > 0 || last[0] + last[1] === 0;
        if (isListed && (counted[0] !== last[0] || counted[1] !== last[1]))
          throw new RowProblem(match.line, `${counted.join(':')} goals are listed, but the score is ${last.join(':')}`);
        return {
          ...match,
          ...scores,
          ...(time !== undefined && { time }),
          zone,
          startAt: secondsOfLocal(match.date, time ?? UNKNOWN_LEAGUE.usualTime, zone),
          // Without the minutes of its goals a match cannot be replayed, but it still counts as a match.
          ...(match.status === 'played' && isListed && { goals }),
        };
      });
      const counts = { matches: matches.length, goals: matches.reduce((sum, { goals = [] }) => sum + goals.length, 0) };
      const cup = slugOf(league);
      const key = `worldcup-goals_${cup === 'world-cup' ? '' : `${cup}_`}${season.replace('/', '-')}`;
      return {
        counts,
        skipped: skipped.list,
        notes: withoutZone > 0 ? [`${withoutZone} times of ${league} ${season} have no zone; they are read as UTC`] : [],
        seasons: [{ format: 'worldcup-goals', key, league, season, country: null, sportKey: 'football', matches }],
      };
    });
  },
};
