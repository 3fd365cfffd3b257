import { BUYS, CYBER_KINDS, CYBER_TYPES, type CyberDiscipline, type CyberMatch } from '@touchline/cyber-contract';

type Test = (value: unknown) => boolean;

const isWhole: Test = (value) => Number.isSafeInteger(value);
const isText: Test = (value) => typeof value === 'string';
const oneOf =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const twoOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every(test);
const fields =
  (tests: Readonly<Record<string, Test>>): Test =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(tests).every(([name, test]) => test((value as Record<string, unknown>)[name]));

const isPair = twoOf(isWhole);
const isDiscipline = fields({
  id: isWhole,
  key: isText,
  name: isText,
  type: oneOf(...CYBER_TYPES),
  kind: oneOf(...CYBER_KINDS),
  line: isWhole,
  live: isWhole,
  iconsVersion: (value) => isText(value) && /^\d+\.\d+\.\d+$/.test(value as string),
});
const isMatch = fields({
  gameId: isWhole,
  kind: oneOf(...CYBER_KINDS),
  opponents: twoOf(isText),
  score: isPair,
  isOver: oneOf(true, false),
  maps: listOf(
    fields({
      name: isText,
      score: isPair,
      winner: oneOf(0, 1, 2),
      kills: isPair,
      earned: isPair,
      rounds: listOf(fields({ winner: oneOf(1, 2), buys: twoOf(oneOf(...BUYS)), kills: isPair })),
      objectives: listOf(fields({ kind: isText, counts: isPair })),
      lead: listOf(fields({ seconds: isWhole, lead: isWhole })),
      draft: twoOf(listOf(isText)),
    }),
  ),
});

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : null;

/** Disciplines as the network gave them; one that cannot be shown is left out, null when there are none to read. */
export function readDisciplines(answer: unknown): CyberDiscipline[] | null {
  const list = partOf(answer, 'disciplines');
  return Array.isArray(list) ? (list.filter(isDiscipline) as CyberDiscipline[]) : null;
}

export const readMatch = (answer: unknown): CyberMatch | null => (isMatch(answer) ? (answer as CyberMatch) : null);

export function readMatches(answer: unknown): CyberMatch[] | null {
  const list = partOf(answer, 'matches');
  return Array.isArray(list) ? (list.filter(isMatch) as CyberMatch[]) : null;
}
