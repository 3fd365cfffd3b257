import type { Frame } from '../course/course.ts';
import { coursesOf, errorsBetween, fixtureWith, situationOf } from '../testing/many-courses.ts';
import { SetsOutlook, UNITS_OF, type UnitKey } from './sets-outlook.ts';
import { BEFORE } from './situation-at.ts';

const COURSES = 3000;
const MOST_ERRORS = 4;
type Pair = readonly [number, number];
const KEYS = Object.keys(UNITS_OF) as UnitKey[];

describe.each([
  ['tennis', 160, 0.53],
  ['volleyball', 190, 0.5],
  ['table tennis', 200, 0.52],
  ['a shooter', 410, 0.5],
])('units of a match of %s', (_, champId, chance) => {
  const fixture = fixtureWith(champId, chance, 1 - chance);
  const courses = coursesOf(fixture, COURSES);
  const unitsIn = ({ score }: Frame, key: UnitKey): number => score.periods.reduce((all, pair) => all + UNITS_OF[key](pair as Pair), 0);

  it.each(KEYS)('[BT-02] have the chances that their %s is above a line, at every line from the lowest to the highest', (key) => {
    const count = new SetsOutlook(situationOf(fixture, BEFORE)).units(key);
    const ends = courses.map(({ frames }) => unitsIn(frames.at(-1) as Frame, key)).sort((a, b) => a - b);
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const line = (ends[Math.floor(COURSES * share)] as number) + 0.5;
      expect(errorsBetween(count.above(line), ends.filter((end) => end > line).length, COURSES)).toBeLessThan(MOST_ERRORS);
    }
    expect(errorsBetween(count.odd, ends.filter((end) => Math.abs(end) % 2 === 1).length, COURSES)).toBeLessThan(MOST_ERRORS);
  });

  it('[BT-02] have them also when a set is over', () => {
    const line = new SetsOutlook(situationOf(fixture, BEFORE)).units('total').mean + 0.5;
    const states = courses.flatMap(({ frames }) => {
      const frame = frames.find(({ periodId, score }) => periodId === 2 && score.main[0] === 1);
      return frame === undefined ? [] : [{ frame, isAbove: unitsIn(frames.at(-1) as Frame, 'total') > line }];
    });
    const priced = states.reduce((all, { frame }) => all + new SetsOutlook(situationOf(fixture, frame)).units('total').above(line), 0);

    expect(errorsBetween(priced / states.length, states.filter(({ isAbove }) => isAbove).length, states.length)).toBeLessThan(MOST_ERRORS);
  });
});

const leadChance = (outlook: SetsOutlook, set: number, side: 0 | 1, lead: number): number =>
  outlook
    .ends(set)
    .reduce((all, { score, chance }) => all + ((side === 0 ? score[0] - score[1] : score[1] - score[0]) >= lead ? chance : 0), 0);

it('[BT-02] gives equal players of tennis equal chances in every set before the match, because it is not known who serves first', () => {
  const outlook = new SetsOutlook(situationOf(fixtureWith(160, 0.5, 0.5), BEFORE));
  for (const set of [1, 2, 3]) expect(leadChance(outlook, set, 0, 3)).toBeCloseTo(leadChance(outlook, set, 1, 3), 10);
});

it('[BT-02] knows in a match of tennis who serves first in the next set, and how often it will be whom in later ones', () => {
  const fixture = fixtureWith(160, 0.5, 0.5);
  const courses = coursesOf(fixture, COURSES);
  for (const first of [1, 2] as const) {
    const states = courses.flatMap(({ frames }) => {
      const frame = frames.find(({ periodId, score }) => periodId === 1 && score.serving === first);
      return frame !== undefined && frame.score.periods[0]?.every((games) => games === 0) === true
        ? [{ frame, last: frames.at(-1) as Frame }]
        : [];
    });
    for (const set of [1, 2]) {
      const priced = leadChance(new SetsOutlook(situationOf(fixture, states[0]?.frame as Frame)), set, 0, 3);
      const won = states.filter(({ last }) => {
        const [home, away] = last.score.periods[set - 1] as Pair;
        return home - away >= 3;
      });
      expect(states.length).toBeGreaterThan(COURSES / 3);
      expect(errorsBetween(priced, won.length, states.length)).toBeLessThan(MOST_ERRORS);
    }
  }
});
