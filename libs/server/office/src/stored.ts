import { officeContract } from '@touchline/account-office-contract/schemas';
import { checkContract } from '@touchline/identity-contract/schemas';
import { type Bound, DAY_MS, type Stored, UPLOADS_OF_ADDRESS } from '@touchline/server-kernel';
import { CHECK_WEBHOOK_PATH } from './identity-check/check-webhook.ts';

const calls = (name: string, most: number): Bound => ({ name, whose: 'player', most, of: 'calls', windowMs: DAY_MS, over: 429 });
const rows = (name: string, most: number, over: Bound['over']): Bound => ({ name, whose: 'player', most, of: 'rows', over });

export const WALLETS_OF_PLAYER = rows('wallets-of-player', 10, 409);
export const CONVERSIONS_OF_PLAYER = calls('conversions-of-player', 200);
export const POINT_EXCHANGES_OF_PLAYER = calls('point-exchanges-of-player', 100);
export const DOCUMENT_PARTS_OF_PLAYER = calls('document-parts-of-player', 1_000);
export const UPLOADS_OF_PLAYER = rows('uploads-of-player', 3, 'oldest out');
export const DOCUMENTS_OF_PLAYER = calls('documents-of-player', 30);
export const REQUESTS_OPEN = rows('requests-open-of-player', 5, 409);
export const REQUESTS_OF_PLAYER = calls('requests-of-player', 20);
export const OFFICE_MESSAGES_OF_PLAYER = calls('office-messages-of-player', 200);
export const IDEAS_OF_PLAYER: Bound = { name: 'ideas-of-player', whose: 'player', most: 3, of: 'rows', windowMs: DAY_MS, over: 429 };

export const officeStores: readonly Stored[] = [
  {
    what: 'Wallets',
    tables: ['wallet_orders', 'accounts'],
    calls: [officeContract.walletAdd, officeContract.wallets, officeContract.convert, officeContract.rate, officeContract.walletRemove],
    bounds: [WALLETS_OF_PLAYER],
    ceiling: 'one account per player and currency',
    kept: 'permanently',
  },
  {
    what: 'Conversions',
    tables: ['conversions'],
    calls: [officeContract.convert],
    bounds: [CONVERSIONS_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
  {
    what: 'Bonuses, cashback and promo codes',
    tables: ['bonuses', 'bonus_choices', 'cashbacks', 'accounts'],
    calls: [
      officeContract.bonuses,
      officeContract.bonusChoose,
      officeContract.bonusClaim,
      officeContract.bonusGiveUp,
      officeContract.promoActivate,
      officeContract.cashbackCollect,
      officeContract.cashback,
      officeContract.promo,
      officeContract.friends,
    ],
    bounds: [],
    ceiling: 'one row per player and offer, code or period',
    kept: 'permanently',
  },
  {
    what: 'Exchanges of points',
    tables: ['point_exchanges'],
    calls: [officeContract.pointsExchange],
    bounds: [POINT_EXCHANGES_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
  {
    what: 'Parts of uploaded documents',
    tables: ['document_parts'],
    calls: [officeContract.documentPart],
    bounds: [DOCUMENT_PARTS_OF_PLAYER, UPLOADS_OF_PLAYER, UPLOADS_OF_ADDRESS],
    ceiling: 'limited by player; 28 parts of 36 kB per upload',
    kept: 'an hour',
  },
  {
    what: 'Documents',
    tables: ['documents', 'document_files', 'document_log'],
    calls: [officeContract.documentSend],
    bounds: [DOCUMENTS_OF_PLAYER],
    ceiling: 'one picture per player and kind; the log is limited by player',
    kept: 'pictures until 30 days after the decision, the rest permanently',
  },
  {
    what: 'Documents accepted or rejected automatically',
    tables: ['document_log'],
    calls: 'any',
    bounds: [],
    ceiling: 'one row per document',
    kept: 'permanently',
  },
  {
    what: 'Requests to support',
    tables: ['threads', 'thread_lines'],
    calls: [officeContract.requestOpen],
    bounds: [REQUESTS_OPEN, REQUESTS_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
  {
    what: 'Messages to support and to the account manager, appeals',
    tables: ['threads', 'thread_lines'],
    calls: [officeContract.requestOpen, officeContract.requestSay, officeContract.managerSay, officeContract.appealSend],
    bounds: [OFFICE_MESSAGES_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
  {
    what: 'Manager calls, profile, referral code',
    tables: ['manager_calls', 'profiles', 'friend_codes'],
    calls: [officeContract.managerCall, officeContract.profileSave, officeContract.friends],
    bounds: [],
    ceiling: 'one row per player',
    kept: 'permanently',
  },
  {
    what: 'Ideas',
    tables: ['ideas'],
    calls: [officeContract.ideaSend],
    bounds: [IDEAS_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
  {
    what: 'Votes for ideas',
    tables: ['idea_votes'],
    calls: [officeContract.ideaVote],
    bounds: [],
    ceiling: 'one row per player and answered idea',
    kept: 'permanently',
  },
  {
    what: 'Identity checks',
    tables: ['identity_checks', 'verifications', 'documents', 'document_log'],
    calls: [checkContract.startCheck, checkContract.check],
    bounds: [],
    ceiling: 'one row per player',
    kept: 'permanently',
  },
  {
    what: 'Signed messages of the identity provider',
    tables: ['identity_webhooks', 'verifications', 'documents', 'document_log'],
    calls: [`POST ${CHECK_WEBHOOK_PATH}`],
    bounds: [],
    ceiling: 'limited by the provider',
    kept: 'a month',
  },
];

export const officeAddsNothing = [officeContract.walletLabel, officeContract.promoCheck];
