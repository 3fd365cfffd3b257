import type { CasinoFeature, CasinoKind } from '@touchline/casino-contract';

/** Invented studios: what each makes, and the words that its titles are made of. */
export interface Studio {
  id: string;
  name: string;
  kinds: readonly CasinoKind[];
  first: readonly string[];
  second: readonly string[];
}

export const STUDIOS: readonly Studio[] = [
  {
    id: 'northpaw',
    name: 'Northpaw',
    kinds: ['slots'],
    first: ['Little', 'Silent', 'Frozen', 'Polar', 'Copper', 'Lost'],
    second: ['Saturn', 'Fjord', 'Harbour', 'Lynx', 'Aurora', 'Compass'],
  },
  {
    id: 'kvadrat',
    name: 'Kvadrat',
    kinds: ['slots', 'crash'],
    first: ['Square', 'Neon', 'Double', 'Paper', 'Signal', 'Metro'],
    second: ['Orbit', 'Rooftops', 'Elevator', 'Circuit', 'Tram', 'Skyline'],
  },
  {
    id: 'ember-lab',
    name: 'Ember Lab',
    kinds: ['slots', 'scratch'],
    first: ['Amber', 'Velvet', 'Burning', 'Desert', 'Crimson', 'Golden'],
    second: ['Lighthouse', 'Foundry', 'Scarab', 'Comet', 'Anvil', 'Phoenix'],
  },
  {
    id: 'blue-jetty',
    name: 'Blue Jetty',
    kinds: ['slots', 'scratch'],
    first: ['Deep', 'Pearl', 'Salty', 'Captain’s', 'Coral', 'Tidal'],
    second: ['Lagoon', 'Anchor', 'Mermaid', 'Chart', 'Lantern', 'Reef'],
  },
  {
    id: 'paper-fox',
    name: 'Paper Fox',
    kinds: ['slots', 'table', 'scratch'],
    first: ['Folded', 'Autumn', 'Clever', 'Maple', 'Moonlit', 'Thirteen'],
    second: ['Foxes', 'Cranes', 'Lilies', 'Letters', 'Teahouse', 'Masks'],
  },
  {
    id: 'halcyon-live',
    name: 'Halcyon Live',
    kinds: ['live'],
    first: ['Grand', 'Evening', 'Speed', 'Terrace', 'Royal', 'Salon'],
    second: ['Roulette', 'Blackjack', 'Baccarat', 'Dice', 'Wheel', 'Poker'],
  },
  {
    id: 'zimorodek',
    name: 'Zimorodek',
    kinds: ['table', 'crash'],
    first: ['Nordic', 'Classic', 'Amber', 'River', 'Turbo', 'Lucky'],
    second: ['Keno', 'Roulette', 'Kingfisher', 'Hold’em', 'Plinko', 'Balloon'],
  },
  {
    id: 'polus',
    name: 'Полюс',
    kinds: ['slots', 'table'],
    first: ['White', 'Seventh', 'Northern', 'Iron', 'Winter', 'Glass'],
    second: ['Express', 'Station', 'Palace', 'Samovar', 'Troika', 'Meridian'],
  },
];

/** What games of a kind may have. */
export const FEATURES_OF: Readonly<Record<CasinoKind, readonly CasinoFeature[]>> = {
  slots: ['free-spins', 'cascades', 'hold-and-win', 'buy-feature', 'jackpot', 'demo'],
  table: ['demo'],
  live: [],
  crash: ['demo'],
  scratch: ['jackpot', 'demo'],
};
