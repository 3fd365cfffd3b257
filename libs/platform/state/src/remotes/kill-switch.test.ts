import { createFlightJournal, killedRemotes, setRemoteKilled } from '../index.ts';

const tab = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};

it('[RT-13] switches a remote off for the tab and on again', () => {
  const storage = tab();
  const at = () => storage;

  setRemoteKilled(at, 'casino', true);
  setRemoteKilled(at, 'toto', true);
  setRemoteKilled(at, 'casino', true);
  expect(killedRemotes(at)).toEqual(['toto', 'casino']);
  setRemoteKilled(at, 'toto', false);

  expect(killedRemotes(at)).toEqual(['casino']);
});

it('[STO-1] blocked storage means no switches and no error', () => {
  const blocked = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };

  expect(setRemoteKilled(blocked, 'casino', true)).toBe(false);
  expect(killedRemotes(blocked)).toEqual([]);
});

it('[RM-03] keeps the newest events of the journal', () => {
  const journal = createFlightJournal(2);

  for (const name of ['a', 'b', 'c']) journal.record({ atMs: 0, name, kind: 'loading' });

  expect(journal.entries().map(({ name }) => name)).toEqual(['b', 'c']);
});
