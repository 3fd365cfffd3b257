/** A runner at a mark. */
export interface RunnerAt {
  /** Milliseconds since the start. */
  ms: number;
  /** Chance in thousandths that an obstacle slows it down. */
  slowness: number;
}

export interface RaceChances {
  /** Chance of each runner to finish first, in order of the numbers. */
  win: readonly number[];
  /** Chance of each runner to finish among the first three. */
  place: readonly number[];
  /** Chance that runner `one` finishes before runner `other`, by position in the list. */
  beats: (one: number, other: number) => number;
}

const THOUSAND = 1000;
const PLACES = 3;

/** Chances of 0 to `n` slowed steps. */
function binomial(n: number, chance: number): number[] {
  const odds = chance / (1 - chance);
  const chances = [(1 - chance) ** n];
  for (let k = 1; k <= n; k++) chances.push(((chances[k - 1] as number) * (n - k + 1) * odds) / k);
  return chances;
}

interface Outlook {
  /** Steps behind the time from which all are counted. */
  steps: number;
  /** Order among equal steps: the smaller number started earlier. */
  rank: number;
  exact: readonly number[];
  /** Chance of at most k slowed steps. */
  atMost: readonly number[];
}

function outlookOf(
  { ms, slowness }: RunnerAt,
  at: number,
  { left, stepMs, fromMs }: { left: number; stepMs: number; fromMs: number },
): Outlook {
  const exact = binomial(left, slowness / THOUSAND);
  let sum = 0;
  return { steps: Math.floor((ms - fromMs) / stepMs), rank: at, exact, atMost: exact.map((chance) => (sum += chance)) };
}

/** Chance that a runner has finished before another one that needs `steps`. */
function before(runner: Outlook, rank: number, steps: number): number {
  const most = steps - runner.steps - (runner.rank < rank ? 0 : 1);
  return most < 0 ? 0 : (runner.atMost[Math.min(most, runner.atMost.length - 1)] as number);
}

/** Chances that fewer than three, and none, of some runners are ahead: each is with its own chance. */
function aheadOf(chances: readonly number[]): { none: number; fewerThanThree: number } {
  const counts = [1, ...Array.from({ length: PLACES - 1 }, () => 0)];
  for (const chance of chances)
    for (let count = PLACES - 1; count >= 0; count--)
      counts[count] = (counts[count] as number) * (1 - chance) + (count === 0 ? 0 : (counts[count - 1] as number) * chance);
  return { none: counts[0] as number, fewerThanThree: counts.reduce((sum, chance) => sum + chance, 0) };
}

/**
 * Exact chances of a race from its times at a mark: the finishing times are independent sums of the steps that are left, so each chance is
 * a finite sum over the times of one runner.
 *
 * @param stepsLeft - obstacles from here to the finish. @param stepMs - milliseconds that one of them costs.
 * @spec BT-08
 */
export function raceChances(runners: readonly RunnerAt[], stepsLeft: number, stepMs: number): RaceChances {
  // Gates are a few milliseconds apart, in the order of the numbers: they decide between equal numbers of steps.
  const fromMs = Math.min(...runners.map(({ ms }, at) => ms - at - 1));
  const outlooks = runners.map((runner, at) => outlookOf({ ...runner, ms: runner.ms - at - 1 }, at, { left: stepsLeft, stepMs, fromMs }));
  const win = outlooks.map(() => 0);
  const place = outlooks.map(() => 0);
  outlooks.forEach(({ steps, rank, exact }, at) => {
    const others = outlooks.filter((other) => other.rank !== rank);
    exact.forEach((chance, slowed) => {
      const { none, fewerThanThree } = aheadOf(others.map((other) => before(other, rank, steps + slowed)));
      win[at] = (win[at] as number) + chance * none;
      place[at] = (place[at] as number) + chance * fewerThanThree;
    });
  });
  return {
    win,
    place,
    beats: (one, other) => {
      const [own, rival] = [outlooks[one], outlooks[other]];
      if (own === undefined || rival === undefined) throw new RangeError(`No runner ${one} or ${other} in this race.`);
      return own.exact.reduce((sum, chance, slowed) => sum + chance * (1 - before(rival, own.rank, own.steps + slowed)), 0);
    },
  };
}
