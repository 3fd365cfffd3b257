import { enquiryContract, paymentContract } from '@touchline/payments-contract/schemas';
import { type Bound, DAY_MS, type Stored, UPLOADS_OF_ADDRESS } from '@touchline/server-kernel';
import { WEBHOOK_PATH } from './webhook.ts';

const MB = 1024 * 1024;
const calls = (name: string, most: number): Bound => ({ name, whose: 'player', most, of: 'calls', windowMs: DAY_MS, over: 429 });

export const DEPOSITS_OF_PLAYER = calls('deposits-of-player', 200);
export const WITHDRAWALS_OF_PLAYER = calls('withdrawals-of-player', 100);
export const ENQUIRIES_OF_PLAYER = calls('enquiries-of-player', 20);
export const ENQUIRY_MESSAGES_OF_PLAYER = calls('enquiry-messages-of-player', 200);
export const FILES_OF_PLAYER: Bound = { name: 'files-of-player', whose: 'player', most: 20, of: 'rows', windowMs: DAY_MS, over: 429 };
export const FILE_BYTES_OF_PLAYER: Bound = { name: 'file-bytes-of-player', whose: 'player', most: 60 * MB, of: 'bytes', over: 413 };
export const FILES_OF_ALL: Bound = { name: 'files', whose: 'everybody', most: 4_096 * MB, of: 'bytes', over: 429 };

export const paymentStores: readonly Stored[] = [
  {
    what: 'Deposits',
    tables: ['payments', 'payment_steps', 'payment_instruments'],
    calls: [paymentContract.deposit],
    bounds: [DEPOSITS_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
  {
    what: 'Withdrawals',
    tables: ['payments', 'payment_steps'],
    calls: [paymentContract.withdraw],
    bounds: [WITHDRAWALS_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
  {
    what: 'Steps of payments',
    tables: ['payment_steps', 'payment_instruments'],
    calls: [paymentContract.cancel, paymentContract.cashier, paymentContract.payments, paymentContract.payment],
    bounds: [],
    ceiling: 'a few rows per payment',
    kept: 'permanently',
  },
  {
    what: 'Signed messages of the payment provider',
    tables: ['payment_webhooks', 'payment_steps', 'payment_instruments'],
    calls: [`POST ${WEBHOOK_PATH}`],
    bounds: [],
    ceiling: 'limited by the provider',
    kept: 'a month',
  },
  {
    what: 'Enquiries about payments',
    tables: ['enquiries', 'enquiry_messages'],
    calls: [enquiryContract.open],
    bounds: [ENQUIRIES_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
  {
    what: 'Messages of enquiries',
    tables: ['enquiry_messages'],
    calls: [enquiryContract.open, enquiryContract.say],
    bounds: [ENQUIRY_MESSAGES_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
  {
    what: 'Files of enquiries',
    tables: ['enquiry_files'],
    calls: [enquiryContract.addFile],
    bounds: [FILES_OF_PLAYER, FILE_BYTES_OF_PLAYER, UPLOADS_OF_ADDRESS, FILES_OF_ALL],
    kept: 'two years; a day if no message refers to them',
  },
];

export const paymentsAddNothing = [enquiryContract.read];
