import type { PaymentInstructions } from '@touchline/payments-contract';

const RATE_MS = 900_000;
const CONFIRMATIONS = 3;
const SATOSHI_DECIMALS = 8;
const GWEI_DECIMALS = 9;
/** Invented rates; coins of test networks are worthless. Minor units of a euro per coin. */
const CENTS_PER_COIN = { 'bitcoin-test': 5_000_000n, 'ethereum-test': 250_000n } as const;
/** Invalid on purpose: one contains letters that bech32 does not use, the other is not hexadecimal. */
const ADDRESSES = {
  'bitcoin-test': 'tb1qinvalidbydesignoooboioboiooooo',
  'ethereum-test': '0xINVALIDbyDESIGNxNOTxAxREALxADDRESSxxxxxx',
} as const;

type Coin = keyof typeof CENTS_PER_COIN;
const isCoin = (methodId: string): methodId is Coin => Object.hasOwn(CENTS_PER_COIN, methodId);

/** Coins as text, rounded up to the smallest part, so that the requested amount is always covered. */
function coinsOf(amount: number, coin: Coin, decimals: number): string {
  const one = 10n ** BigInt(decimals);
  const parts = (BigInt(amount) * one + CENTS_PER_COIN[coin] - 1n) / CENTS_PER_COIN[coin];
  const text = parts.toString().padStart(decimals + 1, '0');
  let fraction = text.slice(-decimals);
  while (fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return fraction === '' ? text.slice(0, -decimals) : `${text.slice(0, -decimals)}.${fraction}`;
}

function coinInstructions(coin: Coin, amount: number, nowMs: number): PaymentInstructions {
  const address = ADDRESSES[coin];
  const isBitcoin = coin === 'bitcoin-test';
  const coins = coinsOf(amount, coin, isBitcoin ? SATOSHI_DECIMALS : GWEI_DECIMALS);
  return {
    kind: 'crypto',
    network: isBitcoin ? 'Bitcoin Testnet' : 'Ethereum Sepolia',
    address,
    coins,
    symbol: isBitcoin ? 'tBTC' : 'SepoliaETH',
    // BIP-21 and EIP-681; 11155111 is the chain of the test network.
    uri: isBitcoin ? `bitcoin:${address}?amount=${coins}` : `ethereum:${address}@11155111?value=${coins}e18`,
    rateUntil: Math.floor((nowMs + RATE_MS) / 1000),
    confirmations: 0,
    confirmationsNeeded: CONFIRMATIONS,
  };
}

/** Instructions for paying outside the provider's page; null if none are needed. @param total - amount and fee. @spec AC-04 */
export function instructionsFor(methodId: string, id: number, total: number, nowMs: number): PaymentInstructions | null {
  if (isCoin(methodId)) return coinInstructions(methodId, total, nowMs);
  if (methodId !== 'bank-transfer') return null;
  // Invalid country code and check digits, so that every bank rejects it.
  return { kind: 'bank', holder: 'Touchline Play Money', iban: 'XX00 TEST 0000 0000 0000 01', reference: `TL-${id}` };
}
