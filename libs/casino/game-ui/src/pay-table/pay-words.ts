import type { PayGridName, PayRuleName, PayWord } from '@touchline/casino-game-math';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Headings of the parts of a pay table. */
export const partWords = defineMessages({
  paid: { id: 'game.pay.paid', defaultMessage: 'What is paid' },
  lines: { id: 'game.pay.lines', defaultMessage: 'Lines: the row on each reel' },
  'first-coins': { id: 'game.pay.firstCoins', defaultMessage: 'Coins without respins' },
  raise: { id: 'game.pay.raise', defaultMessage: 'Your raise or call' },
  ante: { id: 'game.pay.ante', defaultMessage: 'Your ante' },
  multiples: { id: 'game.pay.multiples', defaultMessage: 'Multiples of the prize' },
  'first-guess': { id: 'game.pay.firstGuess', defaultMessage: 'First guess' },
  rules: { id: 'game.pay.rules', defaultMessage: 'Rules' },
  returns: { id: 'game.pay.returns', defaultMessage: 'Return to player' },
}) satisfies Record<PayGridName | 'rules' | 'returns', MessageDescriptor>;

/** Names of rows and columns; those that the rest of a game names too come from its own words. */
export const labelWords = defineMessages({
  'of-a-kind': { id: 'game.pay.ofAKind', defaultMessage: '{n} of a kind' },
  span: { id: 'game.pay.span', defaultMessage: '{n} to {to}' },
  'or-more': { id: 'game.pay.orMore', defaultMessage: '{n} or more' },
  reel: { id: 'game.pay.reel', defaultMessage: 'Reel {n}' },
  line: { id: 'game.pay.line', defaultMessage: 'Line {n}' },
  coin: { id: 'game.pay.coin', defaultMessage: 'Coin' },
  coins: { id: 'game.pay.coins', defaultMessage: 'Coins: {n}' },
  'all-cells': { id: 'game.pay.allCells', defaultMessage: 'All cells filled' },
  pays: { id: 'game.pay.pays', defaultMessage: 'Pays' },
  chance: { id: 'game.pay.chance', defaultMessage: 'Chance' },
  'even-money': { id: 'game.pay.evenMoney', defaultMessage: 'Red, black, even, odd, 1–18, 19–36' },
  dozen: { id: 'game.pay.dozen', defaultMessage: 'Dozen' },
  column: { id: 'game.pay.column', defaultMessage: 'Column' },
  straight: { id: 'game.pay.straight', defaultMessage: 'Single number' },
  win: { id: 'game.pay.win', defaultMessage: 'You win' },
  hits: { id: 'game.pay.hits', defaultMessage: 'Hits: {n}' },
  chosen: { id: 'game.pay.chosen', defaultMessage: 'Chosen: {n}' },
  'full-lines': { id: 'game.pay.fullLines', defaultMessage: 'Full lines: {n}' },
  'three-of': { id: 'game.pay.threeOf', defaultMessage: 'Three of {symbol}' },
  mines: { id: 'game.pay.mines', defaultMessage: 'Mines: {n}' },
  opened: { id: 'game.pay.opened', defaultMessage: 'Opened: {n}' },
  slots: { id: 'game.pay.slots', defaultMessage: 'Slots {n} and {to}' },
  middle: { id: 'game.pay.middle', defaultMessage: 'Slot in the middle' },
  fish: { id: 'game.pay.fish', defaultMessage: 'Fish {n}' },
  'every-round': { id: 'game.pay.everyRound', defaultMessage: 'Every round' },
  'best-play': { id: 'game.pay.bestPlay', defaultMessage: 'Best play' },
  'published-best-play': { id: 'game.pay.publishedBest', defaultMessage: 'Best play, as published' },
  'stud-play': { id: 'game.pay.studPlay', defaultMessage: 'Raise with A K J 8 3 or better, else fold' },
  'holdem-play': {
    id: 'game.pay.holdemPlay',
    defaultMessage: 'Call with a pair, a queen or higher, four to a straight or flush, or two high cards, else fold',
  },
  'left-at': { id: 'game.pay.leftAt', defaultMessage: 'Cash out at ×{n}' },
  'mines-opened': { id: 'game.pay.minesOpened', defaultMessage: 'Mines: {n}, opened: {to}' },
  guesses: { id: 'game.pay.guesses', defaultMessage: 'Guesses: {n}' },
  'single-dice': { id: 'game.pay.singleDice', defaultMessage: 'Single: dice that show it: {n}' },
});
/** Words without a message here: a symbol, a figure, or a name from the other words of games. */
type Elsewhere = 'hand' | 'value' | 'symbol' | 'group' | 'card-rank' | 'times' | 'chance-of' | 'fixture' | 'roll';
export const isOwnWord = (word: PayWord): word is Exclude<PayWord, Elsewhere> => Object.hasOwn(labelWords, word);
labelWords satisfies Record<Exclude<PayWord, Elsewhere>, MessageDescriptor>;

/** Rules in words. */
export const ruleWords = defineMessages({
  'stake-included': {
    id: 'game.pay.rule.stakeIncluded',
    defaultMessage: 'Every payout is a multiple of the stake and includes the stake.',
  },
  fractions: { id: 'game.pay.rule.fractions', defaultMessage: 'Fractions of the smallest unit of money are not paid.' },
  'jackpot-fractions': {
    id: 'game.pay.rule.jackpotFractions',
    defaultMessage: 'Fractions of the smallest unit of money go into the jackpot.',
  },
  'left-to-right': {
    id: 'game.pay.rule.leftToRight',
    defaultMessage: 'Lines: {n}. Equal symbols on a line from the leftmost reel win a multiple of the whole stake.',
  },
  ways: {
    id: 'game.pay.rule.ways',
    defaultMessage:
      'Ways: {n}. Equal symbols on neighbouring reels from the leftmost one win a multiple of the whole stake, once for each way.',
  },
  wild: { id: 'game.pay.rule.wild', defaultMessage: '{symbol} replaces every symbol of the table.' },
  'free-spins': {
    id: 'game.pay.rule.freeSpins',
    defaultMessage: '{symbol} at least {n} times anywhere: {spins} free spins with wins ×{times}. Free spins do not start again.',
  },
  cascade: {
    id: 'game.pay.rule.cascade',
    defaultMessage:
      'At least {n} equal symbols anywhere on the {cells} cells win, vanish, and new ones fall. Multiplier of each fall: {times}, then the last one. At most {falls} falls.',
  },
  respins: {
    id: 'game.pay.rule.respins',
    defaultMessage:
      'Each of {cells} cells gets a coin with a chance of {chance}. From {n} coins on, the coins stay and the other cells spin again with a chance of {again}, until {respins} respins bring no coin. Then every coin is paid.',
  },
  jackpot: {
    id: 'game.pay.rule.jackpot',
    defaultMessage:
      'Jackpot: {share} of each stake goes into it, and all of it is paid to the round that wins it. A stake of one unit of your currency wins once in {rounds} rounds on average, larger stakes proportionally more often. The return below is without it.',
  },
  pockets: { id: 'game.pay.rule.pockets', defaultMessage: 'Pockets: {n}, from 0 to {most}, all equally likely.' },
  'half-back': { id: 'game.pay.rule.halfBack', defaultMessage: 'On zero, red, black, even, odd, 1–18 and 19–36 return ×{times}.' },
  'full-deck': { id: 'game.pay.rule.fullDeck', defaultMessage: 'Each card is drawn from a full deck of 52.' },
  decks: { id: 'game.pay.rule.decks', defaultMessage: 'Decks of 52 cards: {n}, shuffled before each round.' },
  'dealer-stands': {
    id: 'game.pay.rule.dealerStands',
    defaultMessage: 'The dealer draws below {n} and stands on every {n}, also with an ace that counts 11.',
  },
  'dealer-peeks': { id: 'game.pay.rule.dealerPeeks', defaultMessage: 'If the dealer has a blackjack, the round ends before you move.' },
  natural: {
    id: 'game.pay.rule.natural',
    defaultMessage: 'Blackjack pays {n} to {to}. A 21 after a split is not a blackjack.',
  },
  doubling: {
    id: 'game.pay.rule.doubling',
    defaultMessage: 'You may double on any two cards, also after a split, and get one more card.',
  },
  splitting: {
    id: 'game.pay.rule.splitting',
    defaultMessage: 'Two cards of equal value may be split; splits in a round: {n}. Split aces get one card each.',
  },
  'no-insurance': { id: 'game.pay.rule.noInsurance', defaultMessage: 'There is no insurance and no surrender.' },
  'tie-returns': { id: 'game.pay.rule.tieReturns', defaultMessage: 'On a tie, you get bets on player and banker back.' },
  commission: { id: 'game.pay.rule.commission', defaultMessage: 'The house keeps {share} of what a bet on the banker wins.' },
  'third-card': {
    id: 'game.pay.rule.thirdCard',
    defaultMessage:
      '8 or 9 with two cards ends the round. The player draws with 0–5. The banker draws with 0–2, and with 3–5 if the player has no third card. Otherwise the player’s third card decides: with 3 the banker draws on {three}, with 4 on {four}, with 5 on {five}, with 6 on {six}.',
  },
  'stud-qualifies': { id: 'game.pay.rule.studQualifies', defaultMessage: 'The dealer qualifies with ace and king or better.' },
  'holdem-qualifies': { id: 'game.pay.rule.holdemQualifies', defaultMessage: 'The dealer qualifies with a pair of fours or better.' },
  'raise-size': {
    id: 'game.pay.rule.raiseSize',
    defaultMessage: 'Your stake is the ante. To stay in the round you stake ×{n} more; if you fold or lose, you get nothing back.',
  },
  'hold-any': { id: 'game.pay.rule.holdAny', defaultMessage: 'Five cards: hold any of them, the others are replaced once.' },
  'numbers-drawn': {
    id: 'game.pay.rule.numbersDrawn',
    defaultMessage: 'Numbers drawn: {n} of {of}. You choose up to {most}.',
  },
  'all-chosen': { id: 'game.pay.rule.allChosen', defaultMessage: 'All numbers that you choose have to be drawn.' },
  'bingo-lines': {
    id: 'game.pay.rule.bingoLines',
    defaultMessage: 'Balls drawn: {n} of {of}. Lines that count: {lines}, all rows, columns and both diagonals. The centre is free.',
  },
  scratch: { id: 'game.pay.rule.scratch', defaultMessage: 'Three equal symbols win.' },
  climb: {
    id: 'game.pay.rule.climb',
    defaultMessage: 'A climb reaches a multiple with a chance of {share} divided by it. Cashed out in time, it pays that multiple.',
  },
  'climb-limits': { id: 'game.pay.rule.climbLimits', defaultMessage: 'From ×{least} to ×{most}.' },
  dice: {
    id: 'game.pay.rule.dice',
    defaultMessage: 'A number from 0.00 to 99.99. A win pays {share} divided by its chance, rounded down. Chances from {least} to {most}.',
  },
  mines: {
    id: 'game.pay.rule.mines',
    defaultMessage:
      'Cells: {n}. Cashed out, the opened cells pay {share} divided by the chance to open them, rounded down. A mine loses all.',
  },
  plinko: { id: 'game.pay.rule.plinko', defaultMessage: 'Rows of pins: {n}. Left and right are equally likely at each.' },
  hilo: {
    id: 'game.pay.rule.hilo',
    defaultMessage:
      'An equal card wins either guess. Cashed out, the guesses pay {share} divided by the chance of all of them, rounded down. A wrong guess loses all.',
  },
  'hilo-most': {
    id: 'game.pay.rule.hiloMost',
    defaultMessage: 'At most {n} guesses and ×{most}; a guess beyond that multiple adds risk and no payout.',
  },
  wheel: { id: 'game.pay.rule.wheel', defaultMessage: 'Segments: {n}, all equally likely.' },
  coin: { id: 'game.pay.rule.coin', defaultMessage: 'Both sides are equally likely.' },
  'two-dice': { id: 'game.pay.rule.twoDice', defaultMessage: 'The sum of two dice: under 7, exactly 7, or over 7.' },
  'fair-price': { id: 'game.pay.rule.fairPrice', defaultMessage: 'A payout is {share} of the fair price, rounded down.' },
  'double-zero': {
    id: 'game.pay.rule.doubleZero',
    defaultMessage: 'Pockets: {n}, from 0 to {most} and 00, all equally likely. 0 and 00 are neither even nor odd, red nor black.',
  },
  'three-dice': { id: 'game.pay.rule.threeDice', defaultMessage: 'Three dice. Small is a total of 4–10, big of 11–17.' },
  'triples-lose': { id: 'game.pay.rule.triplesLose', defaultMessage: 'Small, big, odd and even lose if all three dice are equal.' },
  'craps-come-out': {
    id: 'game.pay.rule.crapsComeOut',
    defaultMessage:
      'Come-out roll: 7 and 11 win for pass, 2, 3 and 12 lose. Any other number becomes the point: pass wins if it is rolled before 7. Don’t pass is the opposite, but 12 on the come-out roll returns the stake.',
  },
  'craps-come': {
    id: 'game.pay.rule.crapsCome',
    defaultMessage: 'Come and don’t come are the same from any roll with a point: the next roll is their come-out roll.',
  },
  'craps-odds': {
    id: 'game.pay.rule.crapsOdds',
    defaultMessage:
      'Odds behind pass and come: up to ×{outer} of that bet on 4 and 10, ×{middle} on 5 and 9, ×{inner} on 6 and 8. Behind don’t pass and don’t come: up to ×{lay}.',
  },
  'craps-numbers': {
    id: 'game.pay.rule.crapsNumbers',
    defaultMessage:
      'Place, buy and big win if their number is rolled before 7, lay if 7 is rolled first. Hardways win with a pair of equal dice, before 7 and before the number in any other way.',
  },
  'craps-commission': {
    id: 'game.pay.rule.crapsCommission',
    defaultMessage:
      'Winning buy bets pay a commission of {share} of the stake, winning lay bets of {share} of the win; the payouts above include it.',
  },
  'craps-works': {
    id: 'game.pay.rule.crapsWorks',
    defaultMessage: 'Every bet counts on every roll, the come-out roll included, is decided once and then leaves the table.',
  },
  'craps-ends': {
    id: 'game.pay.rule.crapsEnds',
    defaultMessage:
      'The round ends when no bet is left; then everything is paid. Pass, don’t pass, come and don’t come stay until they are decided; all other bets can be taken down between rolls. After a day they are taken down, and the rest is rolled for.',
  },
  'deuces-wild': { id: 'game.pay.rule.deucesWild', defaultMessage: 'Every 2 replaces any card.' },
  joker: {
    id: 'game.pay.rule.joker',
    defaultMessage: 'A deck of 52 cards and a joker, shuffled before each round. The joker replaces any card.',
  },
  tiles: { id: 'game.pay.rule.tiles', defaultMessage: 'Join equal tiles; the score is their sum. There is no stake and no prize.' },
}) satisfies Record<PayRuleName, MessageDescriptor>;

/** Words of the table of returns. */
export const returnWords = defineMessages({
  choice: { id: 'game.pay.choice', defaultMessage: 'Choice' },
  rtp: { id: 'game.pay.rtp', defaultMessage: 'Return' },
  deviation: { id: 'game.pay.deviation', defaultMessage: 'Standard deviation of a round' },
  highest: { id: 'game.pay.highest', defaultMessage: 'highest' },
  simulated: { id: 'game.pay.simulated', defaultMessage: 'simulated, rounds: {rounds}' },
  range: { id: 'game.pay.range', defaultMessage: 'All choices: from {from} to {to}.' },
  most: { id: 'game.pay.most', defaultMessage: 'Most that a round can return: ×{n}.' },
  mostOfBet: { id: 'game.pay.mostOfBet', defaultMessage: 'Most that one bet can return: ×{n}.' },
  mostMoney: { id: 'game.pay.mostMoney', defaultMessage: 'At the highest stake of {stake}: {amount}.' },
});
