/** In a separate chunk: see `effects/load-shops.saga.ts`. */
export { shopSystem, shopSystemsOf } from '@touchline/betting-coupon-math/shop';
