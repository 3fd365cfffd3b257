import type { CashWish } from './cashier.slice.ts';
import { anyOf, integer, listOf, literal, nullable, objectOf, text, whole } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';

/** A submission without an answer yet. */
interface Attempt {
  id: string;
  userId: number;
  accountId: number;
  /** Server time of the first submission, milliseconds. */
  sentAt: number;
  wish: CashWish;
}

/** Storage key of the submissions without an answer, so that a retry keeps its id even after a reload. */
const ATTEMPTS_KEY = 'tl-payments-open';
/** Time for which a retry keeps its id. A later payment of the same amount is meant as another one. */
const KEPT_MS = 86_400_000;
const MOST_KEPT = 10;

const depositShape = objectOf({
  kind: literal('deposit'),
  request: objectOf({ methodId: text, amount: whole, lang: text, returnTo: nullable(text) }, { instrumentId: whole }),
});
const withdrawalShape = objectOf({ kind: literal('withdrawal'), request: objectOf({ instrumentId: whole, amount: whole }) });
const attemptsShape = listOf(
  objectOf({ id: text, userId: whole, accountId: whole, sentAt: integer, wish: anyOf(depositShape, withdrawalShape) }),
);

/** Attempts that are stored and not too old, oldest first; none if the stored text is not what this file wrote. */
function storedAttempts({ storage, now }: Pick<Ports, 'storage' | 'now'>): Attempt[] {
  try {
    const stored: readonly Attempt[] = attemptsShape(JSON.parse(storage.get(ATTEMPTS_KEY) ?? '[]')) ?? [];
    return stored.filter(({ sentAt }) => sentAt > now() - KEPT_MS);
  } catch {
    return [];
  }
}

function store({ storage }: Pick<Ports, 'storage'>, attempts: readonly Attempt[]): void {
  if (attempts.length === 0) storage.remove(ATTEMPTS_KEY);
  else storage.set(ATTEMPTS_KEY, JSON.stringify(attempts.slice(-MOST_KEPT)));
}

/** Language and return address may differ between a submission and its retry; money, account and way to pay may not. */
const payOf = ({ kind, request }: CashWish): readonly unknown[] => [
  ...[kind, request.amount, request.instrumentId, 'methodId' in request ? request.methodId : null],
];

/**
 * The attempt to send for a form: the unanswered one that would move the same money in the same way, or a new one, which is stored before it
 * is sent.
 *
 * @spec BET-6
 */
export function attemptFor(ports: Pick<Ports, 'storage' | 'now' | 'uuid'>, form: Pick<Attempt, 'userId' | 'accountId' | 'wish'>): Attempt {
  const attempts = storedAttempts(ports);
  const pay = payOf(form.wish);
  const earlier = attempts.find(
    ({ userId, accountId, wish }) =>
      userId === form.userId && accountId === form.accountId && payOf(wish).every((each, at) => each === pay[at]),
  );
  if (earlier !== undefined) return earlier;
  const made = { ...form, id: ports.uuid(), sentAt: ports.now() };
  store(ports, [...attempts, made]);
  return made;
}

/** Drops an attempt that was answered. */
export const attemptAnswered = (ports: Pick<Ports, 'storage' | 'now'>, id: string): void =>
  store(
    ports,
    storedAttempts(ports).filter((attempt) => attempt.id !== id),
  );
