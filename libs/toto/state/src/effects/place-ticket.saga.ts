import { accountsWanted, balanceReceived, selectActiveAccount } from '@touchline/account-state';
import { endSessionOn401 } from '@touchline/identity-state';
import { pauseAfter, toHttpError } from '@touchline/shared-http';
import { canonicalJson } from '@touchline/shared-primitives';
import { abortable, type Ports } from '@touchline/shared-state';
import { call, delay, put, select, takeLeading } from 'typed-redux-saga';
import { place, type TicketToPlace } from '../api/toto-api.ts';
import { failureOf, isRefusal } from '../rules/place-failure.ts';
import { placingChanged, type TicketWish, ticketWanted } from '../ticket.slice.ts';

type Deps = Pick<Ports, 'send' | 'origin' | 'report' | 'storage' | 'uuid'>;

/** Storage key of the unanswered ticket, so that a retry keeps its id even after a reload. */
const OPEN_KEY = 'tl-toto-open';
const PAUSES_MS = [500, 1500, 4000] as const;

/** The id for this content: that of the unanswered ticket if the content is equal, else a new one. */
function idOf({ storage, uuid }: Deps, content: string): string {
  const [id, ...rest] = (storage.get(OPEN_KEY) ?? '').split(' ');
  if (id !== undefined && id !== '' && rest.join(' ') === content) return id;
  const made = uuid();
  storage.set(OPEN_KEY, `${made} ${content}`);
  return made;
}

const ticketOf = (wish: TicketWish, id: string, accountId: number): TicketToPlace => {
  if (wish.kind === 'toto') {
    const { kind, ...ticket } = wish;
    return { kind, ticket: { id, accountId, ...ticket } };
  }
  const { kind, ...ticket } = wish;
  return { kind, ticket: { id, accountId, ...ticket } };
};

/** Places a ticket exactly once: lost requests are retried with the same id. @spec TL-01 TL-02 BET-1 BET-6 */
export function* placeTickets(ports: Deps) {
  yield* takeLeading(ticketWanted, placeTicket, ports);
}

function* placeTicket(ports: Deps, { payload }: ReturnType<typeof ticketWanted>) {
  const account = yield* select(selectActiveAccount);
  if (account === null) {
    yield* put(placingChanged({ status: 'rejected', reason: 'signed-out' }));
    return;
  }
  yield* put(placingChanged({ status: 'placing' }));
  const id = idOf(ports, canonicalJson({ ...payload, accountId: account.id }));
  for (const pauseMs of [...PAUSES_MS, null]) {
    try {
      const answer = yield* abortable((signal) => place(ports, ticketOf(payload, id, account.id), signal));
      ports.storage.remove(OPEN_KEY);
      if (answer.status === 'rejected') yield* put(placingChanged(answer));
      else {
        yield* put(placingChanged({ status: 'accepted', tickets: answer.tickets }));
        yield* put(balanceReceived({ accountId: account.id, money: answer.balance }));
      }
      yield* put(accountsWanted());
      return;
    } catch (error) {
      const failure = toHttpError(error);
      if (isRefusal(failure)) {
        ports.storage.remove(OPEN_KEY);
        yield* put(placingChanged({ status: 'rejected', reason: failureOf(failure) }));
        yield* call(endSessionOn401, error);
        return;
      }
      ports.report('ticket not answered');
      if (pauseMs !== null) yield* delay(pauseAfter(error, pauseMs));
    }
  }
  yield* put(placingChanged({ status: 'rejected', reason: 'not-arrived' }));
}
