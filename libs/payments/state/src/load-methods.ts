import type { LoadContext } from '@touchline/shared-state';
import { createPaymentsApi } from './api/payments-api.ts';
import { methodsFailed, methodsReceived } from './cashier.slice.ts';

/** Loads the payment methods into the store, on the edge or in the browser. @throws HttpError if loading fails. @spec AC-04 */
export async function loadMethods({ store, ports, signal }: Pick<LoadContext, 'store' | 'ports' | 'signal'>): Promise<void> {
  try {
    store.dispatch(methodsReceived(await createPaymentsApi(ports).methods(signal)));
  } catch (error) {
    store.dispatch(methodsFailed());
    throw error;
  }
}
