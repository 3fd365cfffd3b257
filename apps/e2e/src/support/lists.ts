import type { Player } from './player.ts';

/**
 * Short lists of games that start later, whose prices hardly move. The builds run at the same time against one sandbox,
 * so each has its own: what a test does to a price must not be seen by another.
 */
export const quietList = ({ isMobile }: Player): string => (isMobile ? '/line/sports/17-snooker' : '/line/sports/16-darts');

/** Where tests change prices. */
export const shakyList = ({ isMobile }: Player): string => (isMobile ? '/line/sports/20-water-polo' : '/line/sports/21-field-hockey');
