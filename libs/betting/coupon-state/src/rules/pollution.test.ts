import { arePrototypesClean, createFakePorts, hasForeignPrototype, JSON_POLLUTIONS, POLLUTED } from '@touchline/shared-testing';
import { listenForPlaced } from '../effects/placed-elsewhere.ts';
import { EMPTY_CONTENT } from './content/coupon-content.ts';
import { readSave } from './storage/coupon-save.ts';
import { readSettings } from './storage/kept-settings.ts';
import { mergeTabs, syncMessage } from './tabs/merge-tabs.ts';
import { readIntent } from './placing/open-intent.ts';
import { readSyncMessage } from './tabs/read-sync-message.ts';

const LATER = { at: 5, by: 'z' };
/** Messages of a tab with one hostile member in its bets, stakes or form. */
const hostileMessages = (text: string): unknown[] => {
  const members = text.startsWith('{') ? text.slice(1, -1) : `"a":${text}`;
  const bet = `{"revision":{"at":9,"by":"z"},"bet":null,"addedAt":1,${members}}`;
  const form = `{"chosenTypeId":null,"systemValue":null,"amount":null,"intentId":null,"amountByBetId":{${members}},${members}}`;
  return [
    text,
    `{"bets":{"__proto__":${bet},"constructor":${bet},${members}},"form":${form},"formRevision":{"at":9,"by":"z"}}`,
    `{${members},"bets":{},"form":${form},"formRevision":{"at":9,"by":"z",${members}}}`,
  ].map((one) => JSON.parse(one) as unknown);
};

afterEach(() => expect(arePrototypesClean()).toBe(true));

it('[CFG-3] ignores a stored coupon, settings and intent that try to change a prototype', () => {
  for (const text of JSON_POLLUTIONS) {
    const { save } = readSave(text);
    expect(save?.bets ?? []).toEqual([]);
    expect(Object.keys(save?.addedAtByBetId ?? {})).toEqual([]);
    expect(hasForeignPrototype(save)).toBe(false);
    expect(readSettings(text)).toEqual({});
    expect(readIntent(text)).toBeNull();
    expect(arePrototypesClean()).toBe(true);
  }
});

it("[CFG-3] accepts from another tab's message no bet, stake or key that is not an outcome's", () => {
  for (const value of JSON_POLLUTIONS.flatMap(hostileMessages)) {
    const message = readSyncMessage(value);
    const merged = message === null ? EMPTY_CONTENT : mergeTabs(EMPTY_CONTENT, message);
    expect([merged.bets, Object.keys(merged.betRevisions), Object.keys(merged.form.amountByBetId)]).toEqual([[], [], []]);
    expect(hasForeignPrototype(merged)).toBe(false);
    expect(Reflect.has(merged, POLLUTED)).toBe(false);
    expect(arePrototypesClean()).toBe(true);
  }
});

it('[CPN-3] [CFG-3] accepts a whole message of a tab of this release', () => {
  const content = {
    ...EMPTY_CONTENT,
    betRevisions: { 7: LATER },
    form: { ...EMPTY_CONTENT.form, amount: 500, amountByBetId: { 7: 250 }, intentId: 'a' },
    formRevision: LATER,
  };

  expect(readSyncMessage(structuredClone(syncMessage(content)))).toEqual(syncMessage(content));
});

it('[CFG-3] does not record an invalid message as a placed coupon', async () => {
  const ports = createFakePorts();
  let receive: (message: unknown) => void = () => undefined;
  const tabs = { ...ports.tabs, on: (_: string, listener: (message: unknown) => void) => ((receive = listener), () => undefined) };
  const elsewhere = listenForPlaced({ tabs, now: () => 1 });

  for (const text of [...JSON_POLLUTIONS, 'null', '{"coupon":null}', '{"coupon":{"bets":[null]},"singles":[]}']) receive(JSON.parse(text));

  expect(elsewhere.find({ outcomeIds: [1], since: 0 })).toBeNull();
});
