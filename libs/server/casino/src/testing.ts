export { payOffers } from './offers/pay-offers.ts';
export { makeCatalogue } from './catalogue.ts';
export { makeOriginals } from './originals.ts';
export { wordmarkAddress } from './tile-addresses.ts';
