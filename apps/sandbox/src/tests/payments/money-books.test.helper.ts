/** Accounts of a player in a sequence; `bonus` is the bonus account in EUR. */
export type Wallet = 'EUR' | 'USD' | 'JPY' | 'bonus';

/** Names of the house's accounts, without shards. */
export type HouseSide = 'cash' | 'payouts' | 'losses' | 'stakes' | 'exchange' | 'promo';

const isoOf = (wallet: Wallet): string => (wallet === 'bonus' ? 'EUR' : wallet);

/** Expected balances of one player and the house, computed only from the responses to the player. */
export class MoneyBooks {
  readonly #sums = new Map<string, number>();

  constructor(start: Readonly<Partial<Record<Wallet, number>>>) {
    for (const [wallet, amount] of Object.entries(start)) this.#sums.set(wallet, amount);
  }

  #add(name: string, amount: number): void {
    const sum = (this.#sums.get(name) ?? 0) + amount;
    if (!Number.isSafeInteger(sum)) throw new Error(`${name} would have ${sum}`);
    this.#sums.set(name, sum);
  }

  /** Moves money from the house to the player, or back if the amount is negative. */
  give(wallet: Wallet, amount: number, from: HouseSide): void {
    this.#add(wallet, amount);
    this.#add(`${from}:${isoOf(wallet)}`, -amount);
  }

  /** Moves money between two accounts of the house, in the currency of a wallet. */
  between(wallet: Wallet, amount: number, { from, to }: { from: HouseSide; to: HouseSide }): void {
    this.#add(`${from}:${isoOf(wallet)}`, -amount);
    this.#add(`${to}:${isoOf(wallet)}`, amount);
  }

  of(wallet: Wallet): number {
    return this.#sums.get(wallet) ?? 0;
  }

  /** Changes of the house's accounts caused by this player, without unchanged ones. */
  house(): Record<string, number> {
    return Object.fromEntries([...this.#sums].filter(([name, sum]) => name.includes(':') && sum !== 0).sort());
  }
}
