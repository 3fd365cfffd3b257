import { withSchemas } from '@touchline/shared-contract/schemas';
import type { ZodMiniType } from 'zod/mini';
import { officeCalls as calls } from './calls.ts';
import { AttentionAnswer, DocumentPart, DocumentsAnswer, SendDocument } from './documents.ts';
import {
  BonusesAnswer,
  CashbackAnswer,
  ChooseBonus,
  CollectCashback,
  ExchangePoints,
  OfBonus,
  PromoAnswer,
  PromoCheckAnswer,
  PromoCode,
  RewardsAnswer,
} from './money.ts';
import {
  AppealsAnswer,
  FriendsAnswer,
  IdeasAnswer,
  ManagerAnswer,
  ManagerCall,
  ManagerSay,
  OpenRequest,
  ProfileAnswer,
  RequestsAnswer,
  SaveProfile,
  SayInRequest,
  SendAppeal,
  SendIdea,
  VoteIdea,
} from './people.ts';
import { AddWallet, AskRate, Convert, LabelWallet, RateAnswer, RemoveWallet, WalletsAnswer } from './wallets.ts';

const about = <const A extends ZodMiniType>(summary: string, answer: A, ...spec: string[]) =>
  ({ tag: 'Office', summary, answers: { 200: answer }, spec }) as const;

/** Calls of the office with their schemas. */
export const officeContract = {
  wallets: withSchemas(calls.wallets, about('Accounts with their currencies, and currencies to add', WalletsAnswer, 'AC-01')),
  walletAdd: withSchemas(calls.walletAdd, {
    ...about('Open an account in a currency: it appears a little later', WalletsAnswer, 'AC-02'),
    body: AddWallet,
  }),
  walletRemove: withSchemas(calls.walletRemove, {
    ...about('Close an empty currency account', WalletsAnswer, 'AC-02'),
    body: RemoveWallet,
  }),
  walletLabel: withSchemas(calls.walletLabel, {
    duringBreak: 'open',
    ...about('Name an account', WalletsAnswer, 'AC-01'),
    body: LabelWallet,
  }),
  rate: withSchemas(calls.rate, { ...about('What an amount is worth in another account', RateAnswer, 'AC-02'), body: AskRate }),
  convert: withSchemas(calls.convert, {
    ...about('Convert money between two accounts, once per id', WalletsAnswer, 'AC-02'),
    body: Convert,
  }),
  profile: withSchemas(calls.profile, about('Personal data and how complete it is', ProfileAnswer, 'AC-07', 'ID-20')),
  profileSave: withSchemas(calls.profileSave, {
    duringBreak: 'open',
    ...about('Change personal data', ProfileAnswer, 'AC-07'),
    body: SaveProfile,
  }),
  bonuses: withSchemas(calls.bonuses, {
    ...about('Deposit bonuses, bonuses of the player and their wagering', BonusesAnswer, 'AC-06'),
    duringBreak: 'offer',
  }),
  bonusChoose: withSchemas(calls.bonusChoose, {
    duringBreak: 'offer',
    ...about('Choose the bonus of the next deposit, or none', BonusesAnswer, 'AC-06'),
    body: ChooseBonus,
  }),
  bonusClaim: withSchemas(calls.bonusClaim, {
    duringBreak: 'offer',
    ...about('Move a wagered bonus to the main account', BonusesAnswer, 'AC-06'),
    body: OfBonus,
  }),
  bonusGiveUp: withSchemas(calls.bonusGiveUp, { duringBreak: 'open', ...about('Give a bonus up', BonusesAnswer, 'AC-06'), body: OfBonus }),
  cashback: withSchemas(calls.cashback, { ...about('VIP and premium cashback', CashbackAnswer, 'CS-06'), duringBreak: 'offer' }),
  cashbackCollect: withSchemas(calls.cashbackCollect, {
    duringBreak: 'offer',
    ...about('Collect the cashback of a period', CashbackAnswer, 'CS-06'),
    body: CollectCashback,
  }),
  pointsExchange: withSchemas(calls.pointsExchange, {
    duringBreak: 'offer',
    ...about('Exchange points of cashback for money', CashbackAnswer, 'CS-06'),
    body: ExchangePoints,
  }),
  promo: withSchemas(calls.promo, { ...about('Promo codes that the player used', PromoAnswer, 'AC-11'), duringBreak: 'offer' }),
  promoCheck: withSchemas(calls.promoCheck, {
    duringBreak: 'offer',
    ...about('What a promo code gives', PromoCheckAnswer, 'AC-11'),
    body: PromoCode,
    cost: 4,
  }),
  promoActivate: withSchemas(calls.promoActivate, {
    duringBreak: 'offer',
    ...about('Use a promo code', PromoAnswer, 'AC-11'),
    body: PromoCode,
    cost: 4,
  }),
  friends: withSchemas(calls.friends, {
    ...about('Friends who joined by the link, and rewards', FriendsAnswer, 'AC-10'),
    duringBreak: 'offer',
  }),
  rewards: withSchemas(calls.rewards, {
    ...about('Everything that was credited as a reward', RewardsAnswer, 'AC-12'),
    duringBreak: 'offer',
  }),
  manager: withSchemas(calls.manager, about('The account manager, messages and calls', ManagerAnswer, 'AC-12')),
  managerSay: withSchemas(calls.managerSay, {
    duringBreak: 'open',
    ...about('Write to the account manager', ManagerAnswer, 'AC-12'),
    body: ManagerSay,
  }),
  managerCall: withSchemas(calls.managerCall, { ...about('Book or cancel a call', ManagerAnswer, 'AC-12'), body: ManagerCall }),
  requests: withSchemas(calls.requests, about('Requests to support', RequestsAnswer, 'AC-06')),
  requestOpen: withSchemas(calls.requestOpen, {
    duringBreak: 'open',
    ...about('Open a request', RequestsAnswer, 'AC-06'),
    body: OpenRequest,
  }),
  requestSay: withSchemas(calls.requestSay, {
    duringBreak: 'open',
    ...about('Write in a request', RequestsAnswer, 'AC-06'),
    body: SayInRequest,
  }),
  appeals: withSchemas(calls.appeals, about('Appeals against a block of the account', AppealsAnswer, 'AC-06')),
  appealSend: withSchemas(calls.appealSend, {
    duringBreak: 'open',
    ...about('Appeal against a block', AppealsAnswer, 'AC-06'),
    body: SendAppeal,
  }),
  ideas: withSchemas(calls.ideas, about('Ideas of players with their votes', IdeasAnswer, 'AC-12')),
  ideaSend: withSchemas(calls.ideaSend, { ...about('Send an idea', IdeasAnswer, 'AC-12'), body: SendIdea }),
  ideaVote: withSchemas(calls.ideaVote, { ...about('Vote for an idea, or take the vote back', IdeasAnswer, 'AC-12'), body: VoteIdea }),
  documents: withSchemas(calls.documents, about('Documents and their states', DocumentsAnswer, 'AC-09', 'ID-19')),
  documentPart: withSchemas(calls.documentPart, {
    duringBreak: 'open',
    tag: 'Office',
    summary: 'Send a part of a picture',
    answers: { 204: null },
    spec: ['AC-09'],
    body: DocumentPart,
    cost: 4,
  }),
  documentSend: withSchemas(calls.documentSend, {
    duringBreak: 'open',
    ...about('Send the picture whose parts have arrived', DocumentsAnswer, 'AC-09'),
    body: SendDocument,
    cost: 50,
  }),
  attention: withSchemas(calls.attention, about('What needs the player, by page', AttentionAnswer, 'AC-06')),
};
