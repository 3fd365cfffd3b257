import { officeContract as contract } from '@touchline/account-office-contract/schemas';
import { CHECKS_OF_ADDRESS, Refusal, type Services, takeTry, UPLOADS_OF_ADDRESS } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import { attentionOf } from './attention.ts';
import { documentsOf, keepDocument, keepPart } from './documents/documents.ts';
import { bonusesOf, chooseBonus, claimBonus, giveUpBonus, settleBonuses } from './money/bonuses.ts';
import { cashbackOf, collectCashback } from './money/cashback.ts';
import { exchangePoints } from './money/exchange-points.ts';
import { activateCode, checkCode, promoOf, rewardsOf } from './money/promo.ts';
import { addWallet, convert, labelWallet, rateOf, removeWallet, walletsOf } from './money/wallets.ts';
import { friendsOf } from './people/friends.ts';
import { ideasOf, sendIdea, voteIdea } from './people/ideas.ts';
import { profileOf, saveProfile } from './people/profile.ts';
import { appealsOf, bookCall, managerOf, openRequest, requestsOf, replyToRequest, writeToManager, sendAppeal } from './people/threads.ts';
import { cashbackOption, verificationProvider } from './switches.ts';
import { IDEAS_OF_PLAYER, REQUESTS_OPEN, UPLOADS_OF_PLAYER, WALLETS_OF_PLAYER } from './stored.ts';
import type { Vault } from './vault.ts';

const PROMO_TRIES = { ...CHECKS_OF_ADDRESS, name: 'promo-code' };
type Work = <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;

/** Office API. Each change and the data that the page shows afterwards share a transaction. @spec AC-06 */
export function officeRoutes(app: FastifyInstance, services: Services, { vault, options }: { vault: Vault; options: ServeOptions }): void {
  const inTx: Work = (work) => services.db.transaction(work);
  moneyRoutes(app, services, { inTx, options });
  rewardRoutes(app, services, { inTx, options });
  peopleRoutes(app, services, { inTx, options });
  personalRoutes(app, services, { inTx, options, vault });
}

function moneyRoutes(
  app: FastifyInstance,
  { bounds, house, now }: Services,
  { inTx, options }: { inTx: Work; options: ServeOptions },
): void {
  const most = bounds.mostOf(WALLETS_OF_PLAYER);
  const shown = (tx: Queryable, userId: number) => walletsOf(tx, userId, now(), most);
  serve(app, contract.wallets, options, ({ session }) => inTx((tx) => shown(tx, session.userId)));
  serve(app, contract.walletAdd, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await addWallet(tx, userId, { ...body, nowMs: now(), most });
      return shown(tx, userId);
    }),
  );
  serve(app, contract.walletRemove, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await removeWallet(tx, userId, { ...body, nowMs: now() });
      return shown(tx, userId);
    }),
  );
  serve(app, contract.walletLabel, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await labelWallet(tx, userId, body);
      return shown(tx, userId);
    }),
  );
  serve(app, contract.rate, options, ({ session, body }) => inTx((tx) => rateOf(tx, session.userId, body, now())));
  serve(app, contract.convert, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await convert(tx, { house }, { ...body, userId, nowMs: now() });
      return shown(tx, userId);
    }),
  );
}

function rewardRoutes(app: FastifyInstance, services: Services, { inTx, options }: { inTx: Work; options: ServeOptions }): void {
  const { db, now } = services;
  const bonuses = (userId: number, work?: (tx: Queryable) => Promise<void>) =>
    inTx(async (tx) => {
      await settleBonuses(tx, services, userId);
      await work?.(tx);
      return bonusesOf(tx, services, userId);
    });
  serve(app, contract.bonuses, options, ({ session }) => bonuses(session.userId));
  serve(app, contract.bonusChoose, options, ({ session: { userId }, body }) =>
    bonuses(userId, (tx) => chooseBonus(tx, services, userId, body.offerId)),
  );
  serve(app, contract.bonusClaim, options, ({ session: { userId }, body }) =>
    bonuses(userId, (tx) => claimBonus(tx, services, userId, body.id)),
  );
  serve(app, contract.bonusGiveUp, options, ({ session: { userId }, body }) =>
    bonuses(userId, (tx) => giveUpBonus(tx, services, userId, body.id)),
  );

  serve(app, contract.cashback, options, ({ session, request }) =>
    inTx((tx) => cashbackOf(tx, services, session.userId, cashbackOption(request))),
  );
  serve(app, contract.cashbackCollect, options, ({ session: { userId }, body, request }) =>
    inTx(async (tx) => {
      const option = cashbackOption(request);
      await collectCashback(tx, services, { ...body, userId, option });
      return cashbackOf(tx, services, userId, option);
    }),
  );
  serve(app, contract.pointsExchange, options, ({ session: { userId }, body, request }) =>
    inTx(async (tx) => {
      await exchangePoints(tx, services, { ...body, userId });
      return cashbackOf(tx, services, userId, cashbackOption(request));
    }),
  );

  /** Rate limit against guessing promo codes. */
  const takeCodeTry = async (userId: number) => {
    if (!(await takeTry(db, PROMO_TRIES, String(userId), now())))
      throw new Refusal(429, 'too-many-tries', { detail: 'Too many codes at once, please wait', retryAfterSeconds: 60 });
  };
  serve(app, contract.promo, options, ({ session }) => inTx((tx) => promoOf(tx, services, session.userId)));
  serve(app, contract.promoCheck, options, async ({ session: { userId }, body }) => {
    await takeCodeTry(userId);
    return inTx((tx) => checkCode(tx, services, userId, body.code));
  });
  serve(app, contract.promoActivate, options, async ({ session: { userId }, body }) => {
    await takeCodeTry(userId);
    return inTx(async (tx) => {
      await activateCode(tx, services, userId, body.code);
      return promoOf(tx, services, userId);
    });
  });
  serve(app, contract.rewards, options, ({ session }) => inTx((tx) => rewardsOf(tx, session.userId)));
}

function peopleRoutes(app: FastifyInstance, services: Services, { inTx, options }: { inTx: Work; options: ServeOptions }): void {
  const { bounds, now } = services;
  serve(app, contract.friends, options, ({ session }) => inTx((tx) => friendsOf(tx, services, session.userId)));

  serve(app, contract.manager, options, ({ session }) => inTx((tx) => managerOf(tx, session.userId, now())));
  serve(app, contract.managerSay, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await writeToManager(tx, { userId, ...body, nowMs: now() });
      return managerOf(tx, userId, now());
    }),
  );
  serve(app, contract.managerCall, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await bookCall(tx, { userId, ...body, nowMs: now() });
      return managerOf(tx, userId, now());
    }),
  );

  serve(app, contract.requests, options, ({ session }) => inTx((tx) => requestsOf(tx, session.userId)));
  serve(app, contract.requestOpen, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await openRequest(tx, { userId, ...body, nowMs: now(), most: bounds.mostOf(REQUESTS_OPEN) });
      return requestsOf(tx, userId);
    }),
  );
  serve(app, contract.requestSay, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await replyToRequest(tx, { userId, ...body, nowMs: now() });
      return requestsOf(tx, userId);
    }),
  );

  serve(app, contract.appeals, options, ({ session }) => inTx((tx) => appealsOf(tx, session.userId)));
  serve(app, contract.appealSend, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await sendAppeal(tx, { userId, ...body, nowMs: now() });
      return appealsOf(tx, userId);
    }),
  );

  serve(app, contract.ideas, options, ({ session }) => inTx((tx) => ideasOf(tx, session.userId)));
  serve(app, contract.ideaSend, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await sendIdea(tx, { userId, ...body, nowMs: now(), most: bounds.mostOf(IDEAS_OF_PLAYER) });
      return ideasOf(tx, userId);
    }),
  );
  serve(app, contract.ideaVote, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await voteIdea(tx, { userId, ...body });
      return ideasOf(tx, userId);
    }),
  );
}

function personalRoutes(
  app: FastifyInstance,
  { bounds, db, files, now }: Services,
  { inTx, options, vault }: { inTx: Work; options: ServeOptions; vault: Vault },
): void {
  serve(app, contract.profile, options, ({ session }) => inTx((tx) => profileOf(tx, vault, session.userId)));
  serve(app, contract.profileSave, options, ({ session: { userId }, body }) =>
    inTx(async (tx) => {
      await saveProfile(tx, vault, { userId, wanted: body, nowMs: now() });
      return profileOf(tx, vault, userId);
    }),
  );
  serve(app, contract.documents, options, ({ session, request }) =>
    inTx((tx) => documentsOf(tx, session.userId, { nowMs: now(), provider: verificationProvider(request) })),
  );
  serve(app, contract.documentPart, options, async ({ session: { userId }, body, request }) => {
    await bounds.take(db, UPLOADS_OF_ADDRESS, request.ip, body.data.length);
    await inTx((tx) => keepPart(tx, vault, { userId, ...body, nowMs: now(), most: bounds.mostOf(UPLOADS_OF_PLAYER) }));
    return undefined;
  });
  serve(app, contract.documentSend, options, async ({ session: { userId }, body, request }) => {
    await keepDocument({ db, files, vault }, { userId, ...body, nowMs: now() });
    return inTx((tx) => documentsOf(tx, userId, { nowMs: now(), provider: verificationProvider(request) }));
  });
  serve(app, contract.attention, options, ({ session }) => attentionOf(db, session.userId));
}
