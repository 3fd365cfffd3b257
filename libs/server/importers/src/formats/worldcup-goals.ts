import { nameOf, timeOf } from '../fields.ts';
import { parseJsonList } from '../json-lines.ts';
import { CUP_ZONES } from '../leagues.ts';
import { secondsOfLocal } from '../local-time.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedGoal, ImportedMatch } from '../season.ts';
import { inFile, partOf, type Format } from './format.ts';
import { leagueAndSeason, openMatches } from './openfootball.ts';

const LAST_MINUTE = 120;
const MOST_ADDED = 30;
const MINUTE_TEXT = /^(\d{1,3})(?:\+(\d{1,2}))?$/;

/** A number with an offset beside it, or, from 2026 on, a text such as `90+4`. */
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
  if (list === undefined) return [];
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

const TIME_WITH_OFFSET = /^(\d{2}:\d{2}) UTC([+-])(\d{1,2})$/;

function kickOff(text: unknown, cup: string, line: number): { time: string; zone: string } {
  const [, local, sign, hours] = TIME_WITH_OFFSET.exec(typeof text === 'string' ? text : '') ?? [];
  const time = timeOf(local ?? text, line);
  if (sign !== undefined) return { time, zone: `${sign}${(hours ?? '').padStart(2, '0')}:00` };
  const zone = CUP_ZONES[cup];
  if (zone === undefined) throw new RowProblem(line, `time "${time}" has no zone, and the zone of ${cup} is not known`);
  return { time, zone };
}

/** Matches of a cup with every goal's minute: openfootball's worldcup.json. */
export const worldcupGoals: Format = {
  id: 'worldcup-goals',
  parts: [{ role: 'cup', isIt: ({ name, text }) => name.endsWith('.json') && /"goals[12]"\s*:/.test(text) }],
  read: (parts) => {
    const file = partOf(parts, 'cup');
    return inFile(file, () => {
      const { top, rows } = parseJsonList(file.text, 'matches');
      const [league, season] = leagueAndSeason(top['name']);
      const matches = openMatches(rows).map(({ fields, scores, ...match }): ImportedMatch => {
        const { time, zone } = kickOff(fields['time'], `${league} ${season}`, match.line);
        const goals = inOrder([...goalsOf(fields['goals1'], 1, match.line), ...goalsOf(fields['goals2'], 2, match.line)]);
        const last = scores.et ?? scores.ft ?? [0, 0];
        const counted = [1, 2].map((team) => goals.filter((goal) => goal.team === team).length);
        if (counted[0] !== last[0] || counted[1] !== last[1]) {
          throw new RowProblem(match.line, `${counted.join(':')} goals are listed, but the score is ${last.join(':')}`);
        }
        return {
          ...match,
          ...scores,
          time,
          zone,
          startAt: secondsOfLocal(match.date, time, zone),
          ...(match.status === 'played' && { goals }),
        };
      });
      const counts = { matches: matches.length, goals: matches.reduce((sum, { goals = [] }) => sum + goals.length, 0) };
      const key = `worldcup-goals_${season.replace('/', '-')}`;
      return { counts, seasons: [{ format: 'worldcup-goals', key, league, season, country: null, sportKey: 'football', matches }] };
    });
  },
};
