/** Most outcomes in one combination; the fewest are two. @spec BT-10 */
export const MOST_BUILDER_LEGS = 8;

/** Why outcomes can't be combined, with the meaning of each reason. Clients have their own texts for players. @spec BT-10 */
export const BUILDER_REFUSALS = {
  impossible: 'The outcomes that are named exclude each other',
  implied: 'The outcomes that are named add nothing: the others decide them, or all but decide them',
  'not-combinable': 'The outcomes that are named are of markets that are sold alone',
  'other-game': 'The outcomes that are named are of another match than the first one',
  gone: 'The outcomes that are named are not offered any more',
  suspended: 'The match, or a market of it, is paused',
  'too-long': 'The odds together are longer than the longest that is sold',
} as const;
