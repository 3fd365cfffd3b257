import { defineMessages, type MessageDescriptor } from 'react-intl';

type Words<Of> = { readonly [Key in keyof Of]: MessageDescriptor };

/** Texts shared by all games. */
const around = defineMessages({
  balance: { id: 'game.balance', defaultMessage: 'Balance' },
  demoBalance: { id: 'game.balance.demo', defaultMessage: 'Demo balance' },
  net: { id: 'game.net', defaultMessage: 'This visit' },
  time: { id: 'game.time', defaultMessage: 'Time played' },
  stake: { id: 'game.stake', defaultMessage: 'Stake' },
  less: { id: 'game.stake.less', defaultMessage: 'Lower the stake' },
  more: { id: 'game.stake.more', defaultMessage: 'Raise the stake' },
  play: { id: 'game.play', defaultMessage: 'Play' },
  spin: { id: 'game.spin', defaultMessage: 'Spin' },
  deal: { id: 'game.deal', defaultMessage: 'Deal' },
  wait: { id: 'game.wait', defaultMessage: 'Next round in {seconds} s' },
  working: { id: 'game.working', defaultMessage: 'One moment' },
  won: { id: 'game.won', defaultMessage: 'You won {amount}' },
  jackpot: { id: 'game.jackpot', defaultMessage: 'You won the jackpot: {amount}' },
  returned: { id: 'game.returned', defaultMessage: '{amount} of your {stake} stake returned' },
  lost: { id: 'game.lost', defaultMessage: 'No win' },
  refunded: { id: 'game.refunded', defaultMessage: 'This round is void' },
  faulty: { id: 'game.faulty', defaultMessage: 'A fault stopped this round, so it is void. Your stakes are back in your balance.' },
  score: { id: 'game.score', defaultMessage: 'Score {score}' },
  cashier: { id: 'game.cashier', defaultMessage: 'Deposit' },
  clear: { id: 'game.bets.clear', defaultMessage: 'Clear bets' },
  total: { id: 'game.bets.total', defaultMessage: 'Total stake' },
  chip: { id: 'game.chip', defaultMessage: 'Chip' },
  step: { id: 'game.step', defaultMessage: 'Step {step} of {of}' },
  freeSpin: { id: 'game.freeSpin', defaultMessage: 'Free spin, wins ×{times}' },
  paused: { id: 'game.paused', defaultMessage: 'The game waits for you' },
  ended: { id: 'game.ended', defaultMessage: 'You have been signed out. Sign in to go on.' },
  waiting: { id: 'game.roundWaits', defaultMessage: 'Your last round is still open. Finish it to start a new one.' },
  betPlaced: { id: 'game.betPlaced', defaultMessage: 'Your bet is placed. The result comes when the table closes for bets.' },
  dealer: { id: 'game.dealer', defaultMessage: 'Dealer' },
  you: { id: 'game.you', defaultMessage: 'You' },
  board: { id: 'game.boardCards', defaultMessage: 'Board' },
  hidden: { id: 'game.hidden', defaultMessage: 'Face down' },
  held: { id: 'game.held', defaultMessage: 'Held' },
  hold: { id: 'game.hold', defaultMessage: 'Hold' },
  draw: { id: 'game.draw', defaultMessage: 'Draw' },
  hits: { id: 'game.hits', defaultMessage: '{hits} of {of} numbers drawn' },
  lines: { id: 'game.lines', defaultMessage: '{lines, plural, one {# full line} other {# full lines}}' },
  chosen: { id: 'game.numbers', defaultMessage: 'Choose up to {most} numbers: {count} chosen' },
  range: { id: 'game.range', defaultMessage: 'From {min} to {max}' },
  race: { id: 'game.race', defaultMessage: 'Finishing order' },
  climbed: { id: 'game.climbed', defaultMessage: 'Ended at {point}×' },
  cash: { id: 'game.move.cash', defaultMessage: 'Cash out' },
});
export const words: Words<typeof around> = around;

/** Moves within a round. */
export const moveWords = defineMessages({
  hit: { id: 'game.move.hit', defaultMessage: 'Hit' },
  stand: { id: 'game.move.stand', defaultMessage: 'Stand' },
  double: { id: 'game.move.double', defaultMessage: 'Double' },
  split: { id: 'game.move.split', defaultMessage: 'Split' },
  raise: { id: 'game.move.raise', defaultMessage: 'Raise' },
  call: { id: 'game.move.call', defaultMessage: 'Call' },
  fold: { id: 'game.move.fold', defaultMessage: 'Fold' },
  cash: { id: 'game.move.cash', defaultMessage: 'Cash out' },
  higher: { id: 'game.move.higher', defaultMessage: 'Higher or same' },
  lower: { id: 'game.move.lower', defaultMessage: 'Lower or same' },
  up: { id: 'game.move.up', defaultMessage: 'Up' },
  down: { id: 'game.move.down', defaultMessage: 'Down' },
  left: { id: 'game.move.left', defaultMessage: 'Left' },
  right: { id: 'game.move.right', defaultMessage: 'Right' },
});

/** Names of options. */
export const optionWords = defineMessages({
  side: { id: 'game.option.side', defaultMessage: 'Side' },
  target: { id: 'game.option.target', defaultMessage: 'Target' },
  mines: { id: 'game.option.mines', defaultMessage: 'Mines' },
  risk: { id: 'game.option.risk', defaultMessage: 'Risk' },
  auto: { id: 'game.option.auto', defaultMessage: 'Cash out at' },
  fish: { id: 'game.option.fish', defaultMessage: 'Target fish' },
  on: { id: 'game.option.on', defaultMessage: 'Bet on' },
  fixture: { id: 'game.option.fixture', defaultMessage: 'Fixture' },
  card: { id: 'game.option.card', defaultMessage: 'Card number' },
});

/** Option values and places of a table. */
export const valueWords = defineMessages({
  over: { id: 'game.value.over', defaultMessage: 'Over' },
  under: { id: 'game.value.under', defaultMessage: 'Under' },
  low: { id: 'game.value.low', defaultMessage: 'Low' },
  medium: { id: 'game.value.medium', defaultMessage: 'Medium' },
  high: { id: 'game.value.high', defaultMessage: 'High' },
  heads: { id: 'game.value.heads', defaultMessage: 'Heads' },
  tails: { id: 'game.value.tails', defaultMessage: 'Tails' },
  seven: { id: 'game.value.seven', defaultMessage: 'Seven' },
  red: { id: 'game.value.red', defaultMessage: 'Red' },
  black: { id: 'game.value.black', defaultMessage: 'Black' },
  even: { id: 'game.value.even', defaultMessage: 'Even' },
  odd: { id: 'game.value.odd', defaultMessage: 'Odd' },
  player: { id: 'game.value.player', defaultMessage: 'Player' },
  banker: { id: 'game.value.banker', defaultMessage: 'Banker' },
  tie: { id: 'game.value.tie', defaultMessage: 'Tie' },
  home: { id: 'game.value.home', defaultMessage: 'Home' },
  draw: { id: 'game.value.draw', defaultMessage: 'Draw' },
  away: { id: 'game.value.away', defaultMessage: 'Away' },
  'over-2': { id: 'game.value.over2', defaultMessage: 'Over 2.5 goals' },
  'under-3': { id: 'game.value.under3', defaultMessage: 'Under 2.5 goals' },
  'both-score': { id: 'game.value.bothScore', defaultMessage: 'Both teams score' },
});

/** Places with a number. */
export const numberedWords = defineMessages({
  dozen: { id: 'game.value.dozen', defaultMessage: 'Dozen {n}' },
  column: { id: 'game.value.column', defaultMessage: 'Column {n}' },
  straight: { id: 'game.value.straight', defaultMessage: '{n}' },
  win: { id: 'game.value.win', defaultMessage: 'No. {n} to win' },
  place: { id: 'game.value.place', defaultMessage: 'No. {n} in the first three' },
  open: { id: 'game.value.cell', defaultMessage: 'Open cell {n}' },
  pays: { id: 'game.value.pays', defaultMessage: 'Pays {n}×' },
  fixture: { id: 'game.value.fixture', defaultMessage: 'Fixture {n}' },
});

/** Outcomes of hands and rounds. */
export const endWords = defineMessages({
  won: { id: 'game.end.won', defaultMessage: 'Won' },
  lost: { id: 'game.end.lost', defaultMessage: 'Lost' },
  push: { id: 'game.end.push', defaultMessage: 'Push' },
  bust: { id: 'game.end.bust', defaultMessage: 'Bust' },
  blackjack: { id: 'game.end.blackjack', defaultMessage: 'Blackjack' },
  folded: { id: 'game.end.folded', defaultMessage: 'Folded' },
  'not-qualified': { id: 'game.end.notQualified', defaultMessage: 'Dealer does not qualify' },
  high: { id: 'game.hand.high', defaultMessage: 'High card' },
  pair: { id: 'game.hand.pair', defaultMessage: 'Pair' },
  jacks: { id: 'game.hand.jacks', defaultMessage: 'Jacks or better' },
  'two-pair': { id: 'game.hand.twoPair', defaultMessage: 'Two pair' },
  trips: { id: 'game.hand.trips', defaultMessage: 'Three of a kind' },
  straight: { id: 'game.hand.straight', defaultMessage: 'Straight' },
  flush: { id: 'game.hand.flush', defaultMessage: 'Flush' },
  'full-house': { id: 'game.hand.fullHouse', defaultMessage: 'Full house' },
  quads: { id: 'game.hand.quads', defaultMessage: 'Four of a kind' },
  'five-of-a-kind': { id: 'game.hand.five', defaultMessage: 'Five of a kind' },
  'straight-flush': { id: 'game.hand.straightFlush', defaultMessage: 'Straight flush' },
  royal: { id: 'game.hand.royal', defaultMessage: 'Royal flush' },
  'wild-royal': { id: 'game.hand.wildRoyal', defaultMessage: 'Wild royal' },
  'four-deuces': { id: 'game.hand.fourDeuces', defaultMessage: 'Four deuces' },
});

/** Why a round was not played. */
export const refusalWords = defineMessages({
  'not-enough-money': { id: 'game.refused.money', defaultMessage: 'Your balance is lower than this stake.' },
  'limit-reached': { id: 'game.refused.limit', defaultMessage: 'This stake would go over a limit that you set.' },
  'round-open': { id: 'game.roundWaits', defaultMessage: 'Your last round is still open. Finish it to start a new one.' },
  'stake-out-of-range': { id: 'game.refused.range', defaultMessage: 'The stake is outside the limits of this game.' },
  'too-fast': { id: 'game.refused.fast', defaultMessage: 'The next round cannot start yet.' },
  restricted: { id: 'game.refused.restricted', defaultMessage: 'Stakes are not taken on this account.' },
  'signed-out': { id: 'game.refused.signedOut', defaultMessage: 'Please sign in again.' },
  'no-answer': { id: 'game.refused.noAnswer', defaultMessage: 'No answer from the server. Nothing is staked twice; try again.' },
  refused: { id: 'game.refused.other', defaultMessage: 'This bet was not accepted.' },
});

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
/** A rank as it is printed on a card. @param rank - from 0 for a two to 12 for an ace */
export const rankText = (rank: number): string => RANKS[rank] ?? '';
