import { spotsOf } from './spots.ts';
import { type Arrow, type Form, nextSpot, seenAt } from './walk.ts';
import { finalsOf, neighboursOf, straightOn, wheelOf } from './wheel.ts';
import { placesOf, roundOf, WHEELS } from './wheels.test.helper.ts';

const FORMS: readonly Form[] = ['wide', 'tall'];
const ARROWS: readonly Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const CASES = WHEELS.flatMap((model) => FORMS.map((form) => ({ id: model.id, model, form })));

it.each(WHEELS)('[CS-05] the cloth of $id shows for each place the numbers that it pays on', (model) => {
  const places = placesOf(model);
  const spots = spotsOf(places);
  expect(spots.map(({ on }) => on).sort()).toEqual([...places].sort());
  for (const { on, covers, kind } of spots) {
    if (kind === 'outside') continue;
    const paying = wheelOf(model.idle === 'roulette-double').filter((pocket) => roundOf(model, on, pocket).returned > 100);
    expect([on, [...covers].sort((a, b) => a - b)]).toEqual([on, paying.sort((a, b) => a - b)]);
  }
});

/** Size of a field of a large cloth, and of the target of an edge or a corner on it, in pixels, as in the style sheet. */
const LARGE = { wide: { across: 100, down: 96 }, tall: { across: 100, down: 96 }, edge: 44 } as const;

it.each(CASES)('[A11Y-2] the targets of a large $form cloth of $id are 44 pixels apart', ({ model, form }) => {
  const edges = spotsOf(placesOf(model)).filter(({ width }) => width === undefined);
  const close = edges.flatMap((one, at) =>
    edges.slice(at + 1).flatMap((other) => {
      const [[x, y], [ox, oy]] = [seenAt(one, form), seenAt(other, form)];
      const gap = Math.hypot((x - ox) * LARGE[form].across, (y - oy) * LARGE[form].down);
      return gap < LARGE.edge ? [`${one.on} and ${other.on}: ${gap.toFixed(1)}`] : [];
    }),
  );
  expect(close).toEqual([]);
});

it.each(CASES)('[A11Y-2] arrow keys reach every place of the $form cloth of $id, and lead back from it', ({ model, form }) => {
  const spots = spotsOf(placesOf(model));
  const steps = new Map(spots.map((spot) => [spot.on, ARROWS.flatMap((arrow) => nextSpot(spots, spot, arrow, form)?.on ?? [])]));
  const reachedFrom = (first: string): ReadonlySet<string> => {
    const known = new Set([first]);
    for (const on of known) for (const next of steps.get(on) ?? []) known.add(next);
    return known;
  };
  expect(spots.map(({ on }) => on).filter((on) => !reachedFrom('red').has(on))).toEqual([]);
  expect(spots.map(({ on }) => on).filter((on) => !reachedFrom(on).has('red'))).toEqual([]);
});

it('[CS-05] an arrow key leads to the next edge and then to the next number, as the cloth is seen', () => {
  const spots = WHEELS.slice(0, 1).flatMap((model) => spotsOf(placesOf(model)));
  const walk = (form: Form, first: string, ...arrows: Arrow[]): string[] => {
    let here = spots.find(({ on }) => on === first);
    return arrows.map((arrow) => {
      here = here && nextSpot(spots, here, arrow, form);
      return here?.on ?? 'nowhere';
    });
  };
  expect(walk('wide', 'straight-17', 'ArrowRight', 'ArrowRight', 'ArrowUp')).toEqual(['split-17-20', 'straight-20', 'split-20-21']);
  expect(walk('tall', 'straight-17', 'ArrowRight', 'ArrowRight', 'ArrowDown')).toEqual(['split-17-18', 'straight-18', 'split-18-21']);
});

it.each(WHEELS)('[CS-05] neighbours and finals of $id are places of single numbers on its cloth', (model) => {
  const places = new Set(placesOf(model));
  const isDouble = model.idle === 'roulette-double';
  for (const pocket of wheelOf(isDouble)) {
    const numbers = neighboursOf(pocket, isDouble);
    expect([new Set(numbers).size, numbers[2]]).toEqual([5, pocket]);
    expect(numbers.filter((n) => !places.has(straightOn(n)))).toEqual([]);
  }
  const finals = Array.from({ length: 10 }, (_, digit) => finalsOf(digit));
  expect(finals.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, n) => n));
});

it('[CS-05] neighbours go round the wheel', () => {
  expect(neighboursOf(0, false)).toEqual([3, 26, 0, 32, 15]);
  expect(neighboursOf(26, false)).toEqual([35, 3, 26, 0, 32]);
  expect(neighboursOf(37, true)).toEqual([13, 1, 37, 27, 10]);
});
