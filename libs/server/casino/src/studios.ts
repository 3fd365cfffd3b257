import type { CasinoTheme } from '@touchline/casino-contract';
import type { ModelId } from '@touchline/casino-game-math';

/** A series of games of one studio: one model and one theme, with one title for each of the studio's adjectives. */
export type Series = readonly [model: ModelId, name: string, theme: CasinoTheme];

/** An invented studio: the series it makes and the adjectives its titles begin with. */
export interface Studio {
  id: string;
  name: string;
  /** Year of its first game. */
  since: number;
  languages: readonly string[];
  /** ISO 3166 numeric codes of the countries in which none of its games are offered. */
  blocked: readonly number[];
  first: readonly string[];
  series: readonly Series[];
  /** Models whose real-money rounds the studio plays on its own server. */
  served?: readonly ModelId[];
}

const WORLD = ['en', 'ru', 'ar', 'es', 'pt', 'fr', 'de', 'tr'];
const EUROPE = ['en', 'de', 'fr', 'es', 'pt', 'uk'];
const EAST = ['en', 'ru', 'uk', 'kk', 'az'];
const [FRANCE, BRITAIN, SPAIN, SWITZERLAND] = [250, 826, 724, 756];

/** All studios and titles are invented. */
export const STUDIOS: readonly Studio[] = [
  {
    ...{ id: 'northpaw', name: 'Northpaw', since: 2016, languages: WORLD, blocked: [] },
    first: ['Little', 'Silent', 'Frozen', 'Polar'],
    series: [
      ['slot-lines-5x3', 'Saturn', 'space'],
      ['slot-lines-5x3', 'Fjord', 'winter'],
      ['slot-ways-243', 'Lynx', 'forest'],
      ['slot-cascade-6x5', 'Aurora', 'winter'],
      ['slot-free-spins', 'Compass', 'sea'],
    ],
  },
  {
    ...{ id: 'kvadrat', name: 'Kvadrat', since: 2019, languages: WORLD, blocked: [] },
    first: ['Square', 'Neon', 'Double', 'Paper'],
    series: [
      ['crash', 'Elevator', 'city'],
      ['limbo', 'Rooftops', 'city'],
      ['dice', 'Circuit', 'city'],
      ['slot-classic-3x3', 'Tram', 'city'],
      ['mines', 'Signal', 'city'],
    ],
  },
  {
    ...{ id: 'ember-lab', name: 'Ember Lab', since: 2014, languages: WORLD, blocked: [FRANCE] },
    first: ['Amber', 'Burning', 'Crimson', 'Golden'],
    series: [
      ['slot-lines-5x3', 'Lighthouse', 'sea'],
      ['slot-hold-respin', 'Foundry', 'volcano'],
      ['slot-cascade-6x5', 'Lava', 'volcano'],
      ['slot-free-spins', 'Phoenix', 'myth'],
      ['slot-classic-3x3', 'Crater', 'volcano'],
    ],
  },
  {
    ...{ id: 'blue-jetty', name: 'Blue Jetty', since: 2012, languages: EUROPE, blocked: [] },
    first: ['Deep', 'Pearl', 'Salty', 'Tidal'],
    series: [
      ['slot-ways-243', 'Lagoon', 'sea'],
      ['scratch-match-3', 'Anchor', 'sea'],
      ['scratch-multiplier', 'Lantern', 'sea'],
      ['fishing', 'Reef', 'sea'],
      ['slot-lines-5x3', 'Mermaid', 'myth'],
    ],
  },
  {
    ...{ id: 'paper-fox', name: 'Paper Fox', since: 2017, languages: WORLD, blocked: [] },
    first: ['Folded', 'Autumn', 'Maple', 'Moonlit'],
    series: [
      ['slot-lines-5x3', 'Foxes', 'asia'],
      ['slot-ways-243', 'Cranes', 'asia'],
      ['slot-free-spins', 'Teahouse', 'asia'],
      ['baccarat', 'Baccarat', 'asia'],
      ['scratch-match-3', 'Letters', 'mystery'],
    ],
  },
  {
    ...{ id: 'halcyon-live', name: 'Halcyon Live', since: 2018, languages: WORLD, blocked: [SPAIN] },
    first: ['Grand', 'Evening', 'Terrace', 'Salon'],
    series: [
      ['live-roulette', 'Roulette', 'classic'],
      ['live-baccarat', 'Baccarat', 'classic'],
    ],
  },
  {
    ...{ id: 'zimorodek', name: 'Zimorodek', since: 2011, languages: EAST, blocked: [] },
    first: ['Nordic', 'Classic', 'River', 'Lucky'],
    series: [
      ['keno-80', 'Keno', 'classic'],
      ['roulette-european', 'Roulette', 'classic'],
      ['casino-holdem', 'Hold’em', 'classic'],
      ['plinko-12', 'Plinko', 'classic'],
      ['crash', 'Balloon', 'city'],
    ],
  },
  {
    ...{ id: 'polus', name: 'Полюс', since: 2015, languages: EAST, blocked: [] },
    first: ['White', 'Seventh', 'Northern', 'Winter'],
    series: [
      ['slot-lines-5x3', 'Express', 'winter'],
      ['slot-hold-respin', 'Station', 'winter'],
      ['slot-classic-3x3', 'Samovar', 'classic'],
      ['blackjack', 'Blackjack', 'classic'],
      ['video-poker-jacks', 'Jacks', 'classic'],
    ],
  },
  {
    ...{ id: 'tangerine-works', name: 'Tangerine Works', since: 2013, languages: WORLD, blocked: [] },
    first: ['Sunny', 'Fresh', 'Ripe', 'Sparkling'],
    series: [
      ['slot-classic-3x3', 'Cherries', 'fruit'],
      ['slot-classic-3x3', 'Orchard', 'fruit'],
      ['slot-lines-5x3', 'Lemons', 'fruit'],
      ['slot-hold-respin', 'Melons', 'fruit'],
      ['scratch-match-3', 'Berries', 'fruit'],
    ],
  },
  {
    ...{ id: 'dune-and-sons', name: 'Dune & Sons', since: 2010, languages: WORLD, blocked: [] },
    first: ['Desert', 'Hidden', 'Royal', 'Sandstone'],
    series: [
      ['slot-free-spins', 'Scarab', 'desert'],
      ['slot-cascade-6x5', 'Oasis', 'desert'],
      ['slot-ways-243', 'Caravan', 'desert'],
      ['roulette-french', 'Roulette', 'desert'],
      ['wheel-low', 'Wheel', 'desert'],
    ],
  },
  {
    ...{ id: 'kaldera', name: 'Kaldera', since: 2020, languages: WORLD, blocked: [] },
    first: ['Rumbling', 'Obsidian', 'Sleeping', 'Ashen'],
    series: [
      ['slot-hold-respin', 'Volcano', 'volcano'],
      ['slot-ways-243', 'Magma', 'volcano'],
      ['slot-lines-5x3', 'Caldera', 'volcano'],
      ['slot-free-spins', 'Geyser', 'volcano'],
      ['mines', 'Tunnels', 'volcano'],
    ],
  },
  {
    ...{ id: 'ninth-gate', name: 'Ninth Gate', since: 2018, languages: WORLD, blocked: [] },
    first: ['Jade', 'Lotus', 'Bamboo', 'Silk'],
    series: [
      ['slot-ways-243', 'Dragons', 'asia'],
      ['slot-hold-respin', 'Lanterns', 'asia'],
      ['slot-cascade-6x5', 'Koi', 'asia'],
      ['dice', 'Dice', 'asia'],
      ['fishing', 'Pond', 'asia'],
    ],
  },
  {
    ...{ id: 'millrace', name: 'Millrace Games', since: 2008, languages: EUROPE, blocked: [SWITZERLAND] },
    first: ['Country', 'Harvest', 'Village', 'Barley'],
    series: [
      ['bingo-75', 'Bingo', 'classic'],
      ['keno-80', 'Keno', 'classic'],
      ['scratch-match-3', 'Scratch', 'forest'],
      ['slot-classic-3x3', 'Mill', 'forest'],
      ['wheel-low', 'Fair', 'classic'],
    ],
  },
  {
    ...{ id: 'perigee', name: 'Perigee', since: 2021, languages: WORLD, blocked: [] },
    first: ['Rising', 'Distant', 'Crystal', 'Second'],
    series: [
      ['crash', 'Comet', 'space'],
      ['crash', 'Orbit', 'space'],
      ['plinko-16', 'Meteors', 'space'],
      ['limbo', 'Gravity', 'space'],
      ['slot-cascade-6x5', 'Nebula', 'space'],
    ],
  },
  {
    ...{ id: 'green-cloth', name: 'Green Cloth', since: 2009, languages: EUROPE, blocked: [] },
    first: ['Club', 'Velvet', 'Quiet', 'Corner'],
    series: [
      ['blackjack', 'Blackjack', 'classic'],
      ['baccarat', 'Baccarat', 'classic'],
      ['caribbean-stud', 'Stud', 'sea'],
      ['casino-holdem', 'Hold’em', 'classic'],
      ['roulette-european', 'Roulette', 'classic'],
    ],
  },
  {
    ...{ id: 'wild-hand', name: 'Wild Hand', since: 2015, languages: WORLD, blocked: [] },
    first: ['Prairie', 'Harbour', 'Saloon', 'Midnight'],
    series: [
      ['video-poker-jacks', 'Jacks or Better', 'classic'],
      ['video-poker-deuces', 'Deuces Wild', 'classic'],
      ['caribbean-stud', 'Stud', 'classic'],
      ['hilo', 'Hi-Lo', 'classic'],
      ['high-low', 'High or Low', 'classic'],
    ],
  },
  {
    ...{ id: 'quick-lime', name: 'Quick Lime', since: 2022, languages: WORLD, blocked: [] },
    first: ['Zesty', 'Bright', 'Bouncing', 'Tiny'],
    series: [
      ['coin-flip', 'Coin', 'classic'],
      ['plinko-8', 'Pegs', 'fruit'],
      ['wheel-high', 'Spinner', 'music'],
      ['dice', 'Cubes', 'classic'],
      ['high-low', 'Steps', 'music'],
    ],
  },
  {
    ...{ id: 'stadium-nine', name: 'Stadium Nine', since: 2016, languages: WORLD, blocked: [BRITAIN] },
    first: ['City', 'Coastal', 'Highland', 'Capital'],
    series: [
      ['virtual-football', 'League', 'sport'],
      ['virtual-football', 'Cup', 'sport'],
      ['virtual-racing', 'Derby', 'sport'],
      ['virtual-racing', 'Sprint', 'sport'],
    ],
  },
  {
    ...{ id: 'studio-half-past', name: 'Studio Half Past', since: 2017, languages: EUROPE, blocked: [] },
    first: ['Morning', 'Noon', 'Evening', 'Weekend'],
    series: [
      ['tv-draw', 'Draw', 'classic'],
      ['tv-draw', 'Numbers', 'music'],
      ['bingo-75', 'Bingo Hall', 'music'],
      ['keno-80', 'Keno Hour', 'classic'],
    ],
  },
  {
    ...{ id: 'thistle', name: 'Thistle & Thread', since: 2019, languages: EUROPE, blocked: [] },
    first: ['Enchanted', 'Whispering', 'Mossy', 'Twilight'],
    series: [
      ['slot-lines-5x3', 'Grove', 'forest'],
      ['slot-free-spins', 'Foxglove', 'forest'],
      ['slot-cascade-6x5', 'Mushrooms', 'forest'],
      ['scratch-multiplier', 'Acorns', 'forest'],
      ['slot-ways-243', 'Owls', 'mystery'],
    ],
  },
  {
    ...{ id: 'brass-note', name: 'Brass Note', since: 2020, languages: WORLD, blocked: [] },
    first: ['Late', 'Blue', 'Electric', 'Vinyl'],
    series: [
      ['slot-lines-5x3', 'Jazz', 'music'],
      ['slot-hold-respin', 'Disco', 'music'],
      ['slot-cascade-6x5', 'Synth', 'music'],
      ['wheel-high', 'Turntable', 'music'],
      ['slot-free-spins', 'Encore', 'music'],
    ],
  },
  {
    ...{ id: 'locked-room', name: 'Locked Room', since: 2018, languages: WORLD, blocked: [] },
    first: ['Vanished', 'Secret', 'Missing', 'Forgotten'],
    series: [
      ['slot-ways-243', 'Detective', 'mystery'],
      ['slot-free-spins', 'Manuscript', 'mystery'],
      ['slot-lines-5x3', 'Clockmaker', 'mystery'],
      ['mines', 'Vault', 'mystery'],
      ['hilo', 'Ladder', 'mystery'],
    ],
  },
  {
    ...{ id: 'bold-heron', name: 'Bold Heron', since: 2014, languages: WORLD, blocked: [] },
    first: ['Big', 'Early', 'Patient', 'Golden'],
    series: [
      ['fishing', 'Angler', 'sea'],
      ['fishing', 'Hunt', 'forest'],
      ['slot-hold-respin', 'Catch', 'sea'],
      ['slot-cascade-6x5', 'Bubbles', 'sea'],
      ['plinko-12', 'Ripples', 'sea'],
    ],
  },
  {
    ...{ id: 'olive-crown', name: 'Olive Crown', since: 2013, languages: EUROPE, blocked: [] },
    first: ['Thunder of', 'Gifts of', 'Temple of', 'Song of'],
    series: [
      ['slot-free-spins', 'Olympia', 'myth'],
      ['slot-cascade-6x5', 'the Muses', 'myth'],
      ['slot-hold-respin', 'the Forge', 'volcano'],
      ['slot-ways-243', 'Odin', 'myth'],
      ['slot-lines-5x3', 'the Harp', 'myth'],
    ],
  },
  {
    ...{ id: 'even-odds', name: 'Even Odds', since: 2021, languages: WORLD, blocked: [] },
    first: ['Plain', 'Open', 'Clear', 'Simple'],
    served: ['coin-flip'],
    series: [
      ['skill-2048', 'Tiles', 'classic'],
      ['coin-flip', 'Flip', 'classic'],
      ['plinko-16', 'Cascade Pegs', 'classic'],
      ['roulette-french', 'Roulette', 'classic'],
      ['limbo', 'Limbo', 'classic'],
    ],
  },
  {
    ...{ id: 'boxcar', name: 'Boxcar Tables', since: 2012, languages: WORLD, blocked: [] },
    first: ['Riverboat', 'Union', 'Lakeside', 'Steamboat'],
    series: [
      ['roulette-american', 'Double Zero', 'classic'],
      ['craps', 'Craps', 'classic'],
      ['sic-bo', 'Sic Bo', 'asia'],
    ],
  },
  {
    ...{ id: 'draw-street', name: 'Draw Street', since: 2011, languages: WORLD, blocked: [] },
    first: ['Copper', 'Silver', 'Diamond', 'Quarter'],
    series: [
      ['video-poker-jacks-8-5', 'Jacks', 'classic'],
      ['video-poker-bonus', 'Bonus Poker', 'classic'],
      ['video-poker-double-bonus', 'Double Bonus', 'classic'],
      ['video-poker-double-double', 'Double Double', 'classic'],
      ['video-poker-full-deuces', 'Deuces', 'classic'],
      ['video-poker-joker', 'Joker Poker', 'classic'],
    ],
  },
];
