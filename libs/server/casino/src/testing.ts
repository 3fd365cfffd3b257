export { payOffers } from './offers/pay-offers.ts';
