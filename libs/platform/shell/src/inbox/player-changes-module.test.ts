import { accountsWanted } from '@touchline/account-state';
import { playerChanged, sessionSlice } from '@touchline/identity-state';
import { startStore } from '@touchline/shared-testing';
import { playerChangesModule } from './player-changes-module.ts';

it.each([
  ['the balance', ['balance'], 1],
  ['a settled bet', ['bets', 'notices'], 1],
  ['a notice alone', ['notices'], 0],
] as const)('[AC-01] a stream that reports %s has the balances requested', (_what, parts, requests) => {
  const store = startStore([{ name: 'session', slices: [sessionSlice] }, playerChangesModule()]);
  store.dispatch(playerChanged(parts));
  expect(store.actions.filter(accountsWanted.match)).toHaveLength(requests);
  store.stop();
});
