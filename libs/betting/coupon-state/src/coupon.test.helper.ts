import { webcrypto } from 'node:crypto';
import { accountModule } from '@touchline/account-state';
import { historyModule } from '@touchline/betting-history-state';
import { historyOf } from '@touchline/betting-history-state/testing';
import { getPriceBoard } from '@touchline/betting-line-state';
import { accountsOf, anAccount } from '@touchline/account-state/testing';
import { sessionModule } from '@touchline/identity-state';
import { configReceived, configSlice } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import type { BookedCoupon, CouponTerms, CouponToPlace, PlaceAnswer, QuoteAnswer, QuoteBody } from '@touchline/betting-contract';
import type { SiteConfig } from '@touchline/shared-contract';
import {
  answer,
  createBrowserOfTabs,
  createFakePorts,
  createFakeServer,
  startStore,
  type FakeServer,
  type FakeTab,
  type Handler,
} from '@touchline/shared-testing';
import { betToggled, couponModule, placeRequested, selectCouponBets, selectIntentId, type KeptText, type SecondStore } from './index.ts';
import { aPick } from './testing.ts';

export const QUOTE = 'POST /web-api/coupon/quote';
export const PLACE = 'POST /web-api/coupon/place';
export const STATUS = 'GET /web-api/coupon/status/*';
export const anna = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
export const problem = (status: number, code = 'error') =>
  answer({ status, code: status, errors: [{ code, detail: '' }], traceId: 't' }, status);
export const never: Handler = () => new Promise<Response>(() => undefined);

/** A backend that books each id once, as the contract requires. */
export function createBackend() {
  const prices = new Map<number, { coef?: number; reason?: QuoteAnswer['bets'][number]['reason']; isLive?: boolean }>();
  const answers = new Map<string, { body: string; answer: PlaceAnswer }>();
  const booked: CouponToPlace[] = [];
  /** Further fields of the quotes. */
  let more: Partial<QuoteAnswer> = {};
  let money = 100_000;

  const book = (body: CouponToPlace): PlaceAnswer => {
    booked.push(body);
    money -= body.amount;
    const bets = body.bets.map((bet) => ({ ...bet, coefSeen: bet.coef, statusId: -1 }));
    const coupon = {
      couponId: 5000 + booked.length,
      id: body.id,
      accountId: body.accountId,
      typeId: body.typeId,
      amount: body.amount,
    } as const;
    const terms = { coef: body.coef, possibleWin: 925, placedAt: 1_795_000_000, currencyIso: 'EUR', exponent: 2, bets };
    return { status: 'accepted', coupon: { ...coupon, ...terms } as unknown as BookedCoupon, singles: [], balance: money };
  };
  const place = (body: CouponToPlace): PlaceAnswer | null => {
    const text = JSON.stringify(body);
    const known = answers.get(body.id);
    if (known !== undefined) return known.body === text ? known.answer : null;
    const given = book(body);
    answers.set(body.id, { body: text, answer: given });
    return given;
  };
  const server = createFakeServer({
    'GET /web-api/account/list': () => answer(accountsOf({ accounts: [anAccount({ money })] })),
    'GET /web-api/session': () => answer({ user_id: 7, serverTime: 0, startedAt: 1, previousLoginAt: null }),
    'GET /web-api/coupon/history': () => answer(historyOf()),
    [QUOTE]: ({ body }) => {
      const { bets, currencyIso } = body as QuoteBody;
      const now = bets.map(({ outcomeId, coef }) => {
        const price = prices.get(outcomeId);
        return { outcomeId, reason: price?.reason ?? null, coef: price?.coef ?? coef, isLive: price?.isLive ?? false };
      });
      return answer({
        bets: now,
        minBetAmount: currencyIso === 'RUB' ? 800 : 20,
        maxBetAmount: 200_000,
        maxPayout: 10_000_000,
        ...more,
      } satisfies QuoteAnswer);
    },
    [PLACE]: ({ body }) => {
      const given = place(body as CouponToPlace);
      return given === null ? problem(422, 'id-reused') : answer(given);
    },
    [STATUS]: ({ path }) => answer(answers.get(path.slice(path.lastIndexOf('/') + 1))?.answer ?? { status: 'unknown' }),
  });
  const changeQuote = (fields: Partial<QuoteAnswer>) => {
    more = { ...more, ...fields };
  };
  return { server, prices, booked, answers, place, changeQuote };
}

/** Terms of a sale without bonuses. */
export const PLAIN: CouponTerms = {
  maxPayout: 10_000_000,
  hyperBonusPercent: null,
  minHyperBonusBetLimit: null,
  maxHyperBonusLimit: null,
  expressBoost: null,
  promo: null,
  isBonusBet: false,
  isVipBet: false,
  isOneClick: false,
};

const EVERY_TYPE = {
  couponTypesWithMinAmount: [0, 1, 2, 4, 9],
  couponTypesWithMaxAmount: [0, 1, 2, 4, 9],
  amountStepByCurrencyIso: { RUB: 100, USD: 2.5, EUR: 2.5, KWD: 0.5 },
  initialAmountByCurrencyIso: { RUB: 150, USD: 5, EUR: 5 },
  fallbackCurrencyIso: 'RUB',
  currencyExponents: { RUB: 2, USD: 2, EUR: 2, KWD: 3 },
};
/** A second store that writes synchronously: pages opened with it later can read it. */
export function createSecondStore(): SecondStore {
  const records = new Map<string, KeptText>();
  return { found: (key) => records.get(key) ?? null, keep: (key, kept) => void records.set(key, kept) };
}

const pages: { close: () => void }[] = [];
export function openPage(
  server: FakeServer,
  {
    tab = createBrowserOfTabs().openTab(),
    session = anna as object,
    config = {},
    second,
  }: { tab?: FakeTab; session?: object; config?: Partial<SiteConfig>; second?: SecondStore } = {},
) {
  const ports = createFakePorts({ send: server.send, tabs: tab.tabs, storage: tab.storage, uuid: () => crypto.randomUUID() });
  const site = { name: 'config', slices: [configSlice] };
  const store = startStore([site, sessionModule(ports), accountModule(ports), historyModule(ports), couponModule(ports, second)], {
    session,
  });
  store.dispatch(configReceived(aSiteConfig({ ...EVERY_TYPE, ...config })));
  const page = {
    ...store,
    board: getPriceBoard(store),
    ports,
    tab,
    state: () => store.getState(),
    ids: () => selectCouponBets(store.getState()).map(({ outcomeId }) => outcomeId),
    place: () => store.dispatch(placeRequested({ intentId: selectIntentId(store.getState()) ?? '' })),
    close: () => {
      store.stop();
      tab.close();
    },
  };
  pages.push(page);
  return page;
}
export type CouponPage = ReturnType<typeof openPage>;

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const turn = setTimeout;
/** Waits for a request that needs real time, because a hash is computed for it. */
export async function untilSent(server: FakeServer, key: string) {
  while (server.count(key) === 0) await new Promise((resume) => turn(resume, 1));
}

/** Opens a page with a coupon that is quoted and can be placed. */
export async function openReady(server: FakeServer, options: Parameters<typeof openPage>[1] = {}) {
  const page = openPage(server, options);
  page.dispatch(betToggled(aPick(1)));
  await pass(500);
  return page;
}

/** Sets up fake time, and closes all pages after each test. */
export function withCouponPages(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_795_000_000_000 });
  });
  afterEach(() => {
    pages.splice(0).forEach((page) => page.close());
    jest.useRealTimers();
  });
}

const isLong = process.env['TOUCHLINE_LONG'] === '1';
/** Number of trials: a tenth by default, all of them in `npm run test:long -- coupon`. */
export const trials = (all: number): number => (isLong ? all : all / 10);

/** Extends the time limit for the trials of a file. */
export function withTrials(): void {
  jest.setTimeout(isLong ? 1_200_000 : 120_000);
}
