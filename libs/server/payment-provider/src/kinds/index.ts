import type { MethodKind } from '@touchline/payments-contract';
import { bank } from './bank.ts';
import { card } from './card.ts';
import { crypto } from './crypto.ts';
import type { ProviderKind } from './kind.ts';
import { mobile } from './mobile.ts';
import { voucher } from './voucher.ts';
import { wallet } from './wallet.ts';

/** A page for each kind of methods. */
export const KINDS: Readonly<Record<MethodKind, ProviderKind>> = { card, bank, wallet, voucher, mobile, crypto };
