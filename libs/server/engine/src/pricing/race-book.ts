import { marketTypeId, OUTCOME as O } from '@touchline/betting-rules';
import type { Draft } from './draft.ts';
import type { Situation } from './situation.ts';
import type { RaceModel, Team } from '../types.ts';
import { slowness } from '../course/race-entries.ts';
import { raceChances, type RaceChances } from './race-chances.ts';

const WINNER = marketTypeId('race-winner');
const PLACE = marketTypeId('place');
const HEAD_TO_HEAD = marketTypeId('head-to-head');
const WINNER_NUMBER = marketTypeId('winner-number');
/** Whole steps, because half ones have ids of another kind (`lineIndex`). */
const PAIR_STEP = 1000;

/** The chances of a race in a situation; times are those of its last mark. @spec BT-08 */
export function chancesIn({ fixture: { runners = [], champ }, frame }: Pick<Situation, 'fixture' | 'frame'>): RaceChances {
  const model = champ.model as RaceModel;
  const marks = frame.race?.marks ?? [];
  const last = marks.at(-1);
  const left = (champ.sport.periods * model.marksPerLap - marks.length) * model.steps;
  const now = runners.map((runner, at) => ({ ms: last?.[at] ?? at + 1, slowness: slowness(runner) }));
  return raceChances(now, left, model.stepMs);
}

const listOf = (typeId: number, runners: readonly Team[], chances: readonly number[]): Draft => ({
  typeId,
  outcomes: runners.map(({ name }, index) => ({ typeId: O.Participant, chance: chances[index] ?? 0, name, index })),
});

/** Numbers 1 and 2, 3 and 4, and so on. */
function pairsOf(runners: readonly Team[], { beats }: RaceChances): Draft[] {
  return Array.from({ length: Math.floor(runners.length / 2) }, (_, pair): Draft => {
    const [one, other] = [runners[pair * 2] as Team, runners[pair * 2 + 1] as Team];
    const chance = beats(pair * 2, pair * 2 + 1);
    return {
      typeId: HEAD_TO_HEAD,
      idParam: pair * PAIR_STEP,
      playersDuel: [one.name, other.name],
      outcomes: [
        { typeId: O.Participant, chance, name: one.name, index: 0 },
        { typeId: O.Participant, chance: 1 - chance, name: other.name, index: 1 },
      ],
    };
  });
}

/** Markets of a race before margin. @spec BT-08 */
export function raceDrafts(situation: Situation, isMain: boolean): Draft[] {
  const { runners = [] } = situation.fixture;
  const chances = chancesIn(situation);
  const odd = chances.win.reduce((sum, chance, at) => (at % 2 === 0 ? sum + chance : sum), 0);
  const number: Draft = {
    typeId: WINNER_NUMBER,
    outcomes: [
      { typeId: O.Odd, chance: odd, index: 0 },
      { typeId: O.Even, chance: 1 - odd, index: 1 },
    ],
  };
  if (isMain) return [number];
  return [listOf(WINNER, runners, chances.win), listOf(PLACE, runners, chances.place), ...pairsOf(runners, chances), number];
}
