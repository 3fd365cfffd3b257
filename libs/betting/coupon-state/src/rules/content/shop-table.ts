import type { ShopSystem } from '@touchline/betting-coupon-math';

/** Systems of the betting shops, by number and by number of bets. */
export interface ShopTable {
  shopSystem: (value: number | null) => ShopSystem | undefined;
  shopSystemsOf: (betCount: number) => readonly ShopSystem[];
}

/** A table of constants, which few coupons need: it is loaded with the first system. */
let table: ShopTable | null = null;

/** Loads the table, which is in a separate chunk. */
export const loadShopTable = (): Promise<ShopTable> => import('../../shop-table-later.ts');

export function setShopTable(loaded: ShopTable): void {
  table = loaded;
}

const FIRST = 201;
const HUNDRED = 100;

/** Whether a size is the number of a shop system. */
export const isShopValue = (value: number | null): value is number => value !== null && value >= FIRST;
/** Whether it is one of so many bets, as far as that is known before the table is loaded. */
export const fitsShop = (value: number | null, betCount: number): value is number =>
  isShopValue(value) && Math.floor(value / HUNDRED) === betCount && (table === null || table.shopSystem(value) !== undefined);

export const shopOf = (value: number | null): ShopSystem | undefined => table?.shopSystem(value);
export const shopsOf = (betCount: number): readonly ShopSystem[] => table?.shopSystemsOf(betCount) ?? [];
/** The system of two bets that is offered first: Single Stakes About. */
export const FIRST_SHOP = FIRST;
