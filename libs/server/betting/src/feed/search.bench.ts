import { NameIndex, type Named } from './name-index.ts';

// Duration of a search over 100,000 names: one JSON figure per line, for `npm run bench`.
const COUNT = 100_000;
const ROUNDS = 20;
const GATE_MS = 50;

const SYLLABLES = 'bar bor dal den east far gren hal har isk kel lan lor mar mon nor os pel ro san stel tor ul ver wes zan'.split(' ');
const ENDINGS = ['United', 'City', 'Rovers', 'Wanderers', 'Athletic', 'Реки', 'Town', ''];
const QUERIES = [
  'united',
  'estbrook',
  'barden city',
  'lormarsan',
  'norvre unted',
  'zanul',
  'реки',
  'halharisk',
  'qq',
  'wanderers ost',
  'torstle',
];

/** Deterministic names. */
const nameOf = (at: number): string => {
  const part = (step: number): string => SYLLABLES[Math.floor(at / SYLLABLES.length ** step) % SYLLABLES.length] ?? '';
  return `${part(0)}${part(1)}${part(2)}${at % 3 === 0 ? part(3) : ''} ${ENDINGS[at % ENDINGS.length]}`.trim();
};
const entries: Named<number>[] = Array.from({ length: COUNT }, (_, at) => ({ names: [nameOf(at)], weight: at % 100, value: at }));

const begin = performance.now();
const index = new NameIndex(entries);
const buildMs = performance.now() - begin;
for (const query of QUERIES) index.find(query, 20);
const times = QUERIES.flatMap((query) =>
  Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    index.find(query, 20);
    return performance.now() - start;
  }),
).sort((a, b) => a - b);
const at = (share: number): number => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;

const print = (figure: object): void => void process.stdout.write(`${JSON.stringify(figure)}\n`);
print({ name: 'search: index of 100,000 names', value: Math.round(buildMs), unit: 'ms' });
print({ name: 'search over 100,000 names, median', value: at(0.5), unit: 'ms' });
print({ name: 'search over 100,000 names, p95', value: at(0.95), unit: 'ms', gate: GATE_MS });
