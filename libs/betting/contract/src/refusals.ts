/**
 * Why a coupon, one of its blocks or one of its bets is refused, with the meaning of each reason. Clients have their own texts for players,
 * and decide the next step.
 * @spec CP-29 BET-8
 */
export const REFUSALS = {
  'coef-changed': 'The odds moved further than the rule of the player allows (changeCoefAction)',
  'bet-suspended': 'The price, its market or its game is paused',
  'game-finished': 'The game is over or not known',
  'game-started': 'The game has begun, so its line is closed',
  'outcome-gone': 'The outcome is not offered any more',
  'dependent-bets': 'Bets of one game, or a bet that depends on others, in an express or a system',
  'banned-from-express': 'The bet may stand in singles only',
  'banker-disabled': 'The bet may not be a banker',
  'amount-too-small': 'A stake is below the least one of its type, see minBetAmount',
  'amount-too-large': 'A stake is above the largest one of its type, see maxBetAmount',
  'not-enough-money': 'The account holds less than all stakes together',
  'max-payout': 'The stake would pay more than the largest payout, see maxBetAmount',
  'type-not-offered': 'This number of bets does not make this type, or the site does not offer it',
  'too-few-bets': 'The type, or a size of the system, needs more bets',
  'wrong-account': 'The account is not one of the player',
  'score-changed': 'The player wants the coupon dropped when a score changes, and one did',
  'stale-price': 'The line has been silent for too long to sell',
  'limit-reached': 'A responsible-gaming limit of the player is reached, see limit',
  'account-restricted': 'The player is banned, whatever the level: nothing is staked on this account',
  'self-excluded': 'The player has excluded themselves: nothing is staked until that is over',
  'promo-code': 'The promo code does not apply, see promoReason',
  'vip-bet-not-available': 'The coupon may not be a VIP bet',
  'bonus-bet-not-available': 'The coupon may not be a bonus bet',
  'one-click-not-offered': 'The site does not offer one-click bets',
  'prepaid-too-large': 'The prepaid part of the stake is more than what is there or than the stake, see availablePrepaidAmount',
} as const;

/** Why a promo code does not apply; a value equal to a threshold is allowed. @spec CP-28 */
export const PROMO_PROBLEMS = {
  empty: 'Nothing but spaces and dashes was typed',
  'unknown-code': 'This player has no such code',
  'not-started': 'The code is not valid yet',
  expired: 'The code is not valid any more',
  'already-used': 'The player has used the code',
  'bonus-account': 'Codes do not go with the bonus account',
  'wrong-currency': 'The code is for another currency',
  'wrong-coupon-type': 'The code is for other types of coupons, or the request places several coupons',
  'too-few-bets': 'The code needs more bets',
  'coef-too-low': 'A bet has odds below what the code asks for',
  'total-coef-too-low': 'The total odds are below what the code asks for',
  'amount-too-small': 'The stake is below what the code asks for',
  'amount-too-large': 'The stake is above what the code allows',
} as const;
