import type { BonusId, TournamentId } from '@touchline/casino-contract';
import { defineMessages } from 'react-intl';

export const TOURNAMENT_NAMES = defineMessages({
  'slots-week': { id: 'casino.tournament.slots', defaultMessage: 'Slots of the week' },
  'tables-week': { id: 'casino.tournament.tables', defaultMessage: 'Tables of the week' },
  'instant-day': { id: 'casino.tournament.instant', defaultMessage: 'Instant games of the day' },
}) satisfies Record<TournamentId, unknown>;

export const TOURNAMENT_GAMES = defineMessages({
  'slots-week': { id: 'casino.tournament.slots.games', defaultMessage: 'All slots count.' },
  'tables-week': { id: 'casino.tournament.tables.games', defaultMessage: 'Table games, poker and live tables count.' },
  'instant-day': { id: 'casino.tournament.instant.games', defaultMessage: 'Instant games and crash games count.' },
}) satisfies Record<TournamentId, unknown>;

export const BONUS_NAMES = defineMessages({
  'slot-first-deposit': { id: 'casino.bonus.firstDeposit', defaultMessage: 'First-deposit spins' },
  'limit-set': { id: 'casino.bonus.limit', defaultMessage: 'Spins for a limit' },
  'six-kinds': { id: 'casino.bonus.kinds', defaultMessage: 'Six kinds of games' },
}) satisfies Record<BonusId, unknown>;

/** Conditions of each step. */
export const BONUS_STEPS = defineMessages({
  'slot-first-deposit': {
    id: 'casino.bonus.firstDeposit.step',
    defaultMessage: 'Opt in before your first deposit. The spins are credited together with the deposit, whatever its amount.',
  },
  'limit-set': {
    id: 'casino.bonus.limit.step',
    defaultMessage: 'Set a stake or loss limit of any amount. You can change it whenever you like.',
  },
  'six-kinds': {
    id: 'casino.bonus.kinds.step',
    defaultMessage: 'Play six different kinds of games, one round each, with any stake.',
  },
}) satisfies Record<BonusId, unknown>;

/** Why an offer was rejected, by error code. */
export const REFUSALS = defineMessages({
  'not-offered': { id: 'casino.offer.notOffered', defaultMessage: 'Nothing is offered to you at the moment.' },
  'tournament-ended': { id: 'casino.offer.ended', defaultMessage: 'This tournament has ended.' },
  'tournament-left': { id: 'casino.offer.left', defaultMessage: 'You have left this tournament. The next one is open to you.' },
  'bonus-used': { id: 'casino.offer.used', defaultMessage: 'This bonus can be claimed once.' },
  'bonus-not-yours': { id: 'casino.offer.notYours', defaultMessage: 'This bonus is for players who have not made a deposit yet.' },
  other: { id: 'casino.offer.failed', defaultMessage: 'Something went wrong. Please try again.' },
});
export const refusalOf = (code: string) => REFUSALS[Object.hasOwn(REFUSALS, code) ? (code as keyof typeof REFUSALS) : 'other'];
