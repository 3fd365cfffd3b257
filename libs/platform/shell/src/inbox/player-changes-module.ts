import { accountsWanted } from '@touchline/account-state';
import { playerChanged } from '@touchline/identity-state';
import type { StoreModule } from '@touchline/shared-state';
import { put, takeEvery } from 'typed-redux-saga';

/** Requests the balances as soon as a stream reports that they changed; the polls of the specification continue. @spec AC-01 */
export const playerChangesModule = (): StoreModule => ({
  name: 'player-changes',
  slices: [],
  saga: function* playerChanges() {
    yield* takeEvery(playerChanged, refreshAccounts);
  },
});

/** A settled bet changes the number of open ones, which the accounts have too. */
function* refreshAccounts({ payload }: ReturnType<typeof playerChanged>) {
  if (payload.some((part) => part !== 'notices')) yield* put(accountsWanted());
}
