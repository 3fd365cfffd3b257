import { wayOut, type WayOutFacts } from './way-out.ts';

const FACTS: WayOutFacts = {
  reason: 'stale-price',
  coefs: {},
  locked: [],
  problems: [],
  types: [1, 9],
  typeId: 1,
  affordable: 0,
};
const tooSmall = { target: { kind: 'block', blockId: 2 }, reason: 'amount-too-small', amount: 20 } as const;

it.each<[Partial<WayOutFacts>, object]>([
  [
    { reason: 'coef-changed', coefs: { 1: 1700 } },
    { kind: 'accept-changes', coefs: { 1: 1700 } },
  ],
  [
    { reason: 'game-finished', locked: [4] },
    { kind: 'remove-bets', outcomeIds: [4] },
  ],
  [
    { reason: 'amount-too-small', problems: [tooSmall] },
    { kind: 'set-stake', ...tooSmall },
  ],
  [
    { reason: 'not-enough-money', affordable: 300 },
    { kind: 'set-stake', target: { kind: 'all' }, reason: 'amount-too-large', amount: 300 },
  ],
  [{ reason: 'not-enough-money' }, { kind: 'deposit' }],
  [{ reason: 'dependent-bets' }, { kind: 'choose-type', typeId: 9 }],
  [
    { reason: 'banned-from-express', typeId: 9, locked: [2] },
    { kind: 'remove-bets', outcomeIds: [2] },
  ],
  [
    { reason: 'type-not-offered', types: [0], typeId: 1 },
    { kind: 'choose-type', typeId: 0 },
  ],
  [{ reason: 'wrong-account' }, { kind: 'choose-account' }],
  [{ reason: 'promo-code' }, { kind: 'drop-promo-code' }],
  [{ reason: 'vip-bet-not-available' }, { kind: 'drop-vip-bet' }],
  [{ reason: 'bonus-bet-not-available' }, { kind: 'drop-bonus-bet' }],
  [{ reason: 'prepaid-too-large' }, { kind: 'drop-prepaid' }],
  [{ reason: 'one-click-not-offered' }, { kind: 'turn-one-click-off' }],
  [{ reason: 'banker-disabled' }, { kind: 'free-bankers' }],
  [{ reason: 'limit-reached' }, { kind: 'look-at-limits' }],
  [{ reason: 'self-excluded' }, { kind: 'look-at-limits' }],
  [{ reason: 'account-restricted' }, { kind: 'load-again' }],
  [{ reason: 'signed-out' }, { kind: 'sign-in' }],
  [{ reason: 'wrong-user' }, { kind: 'load-again' }],
  [{ reason: 'too-many-tries' }, { kind: 'place-again' }],
  [{ reason: 'quote-changed' }, { kind: 'place-again' }],
])('[BET-8] for %j suggests %j', (facts, way) => {
  expect(wayOut({ ...FACTS, ...facts })).toEqual(way);
});
