import type { LotteryId } from '@touchline/toto-rules';
import { defineMessages } from 'react-intl';

/** Names of the lotteries. */
export const LOTTERY_NAMES = defineMessages({
  keno: { id: 'lotto.name.keno', defaultMessage: 'Keno' },
  bingo: { id: 'lotto.name.bingo', defaultMessage: 'Bingo 90' },
  '5-36': { id: 'lotto.name.5of36', defaultMessage: '5 of 36' },
  '6-45': { id: 'lotto.name.6of45', defaultMessage: '6 of 45' },
  '7-49': { id: 'lotto.name.7of49', defaultMessage: '7 of 49' },
  raffle: { id: 'lotto.name.raffle', defaultMessage: 'Raffle' },
}) satisfies Record<LotteryId, unknown>;

/** Rules of each lottery in a sentence or two. */
export const LOTTERY_RULES_WORDS = defineMessages({
  keno: {
    id: 'lotto.rules.keno',
    defaultMessage: 'Choose 1 to 10 numbers from 80. 20 are drawn. The prize depends on how many you chose and how many of them are drawn.',
  },
  bingo: {
    id: 'lotto.rules.bingo',
    defaultMessage:
      'A card has three lines of five numbers from 90. 50 are drawn. One full line, two full lines and a full card win; the best of them counts.',
  },
  '5-36': {
    id: 'lotto.rules.5of36',
    defaultMessage: 'Choose 5 numbers from 36. Five are drawn; two right numbers already win. More numbers make a system.',
  },
  '6-45': {
    id: 'lotto.rules.6of45',
    defaultMessage: 'Choose 6 numbers from 45. Six are drawn; three right numbers already win. More numbers make a system.',
  },
  '7-49': {
    id: 'lotto.rules.7of49',
    defaultMessage: 'Choose 7 numbers from 49. Seven are drawn; three right numbers already win. More numbers make a system.',
  },
  raffle: {
    id: 'lotto.rules.raffle',
    defaultMessage:
      'A ticket has a number of six digits. One number is drawn; the more of your last digits agree with it, the larger the prize.',
  },
}) satisfies Record<LotteryId, unknown>;
