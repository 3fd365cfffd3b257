// Prices five games of every championship from before their start to their end, and compares what each outcome id means. In a process without
// Jest: there the same prices take four times as long.
import type { PricedMarket } from '../pricing/draft.ts';
import { champs, playedGame, pricesAt } from './priced-games.ts';

interface Meaning {
  market: PricedMarket;
  outcome: PricedMarket['outcomes'][number];
}
const wordsOf = ({ market, outcome }: Meaning): string => [market.typeId, outcome.typeId, market.param, outcome.param, outcome.name].join();
/** The same as equal words; these are millions of comparisons. */
const isSame = (one: Meaning, other: Meaning): boolean =>
  one.market.typeId === other.market.typeId &&
  one.outcome.typeId === other.outcome.typeId &&
  one.market.param === other.market.param &&
  one.outcome.param === other.outcome.param &&
  one.outcome.name === other.outcome.name;

const changed = new Set<string>();
const sports = new Set<string>();
let seen = 0;
for (const { id } of champs) {
  for (let slot = 0; slot < 40; slot += 8) {
    const { fixture, course } = playedGame(id, slot);
    const sport = fixture.champ.sport.key;
    sports.add(sport);
    const meanings = new Map<number, Meaning>();
    const step = Math.max(1, Math.floor(course.frames.length / 25));
    for (const frame of course.frames.filter((one, at) => at % step === 0 || one.incident?.kind === 'goal')) {
      for (const market of pricesAt(fixture, frame)) {
        for (const outcome of market.outcomes) {
          const meaning = { market, outcome };
          const known = meanings.get(outcome.id);
          if (known === undefined) meanings.set(outcome.id, meaning);
          else if (!isSame(known, meaning)) changed.add(`${sport}: ${wordsOf(known)} and ${wordsOf(meaning)}`);
          seen += 1;
        }
      }
    }
  }
}

console.log(JSON.stringify({ changed: [...changed], seen, sports: sports.size }));
