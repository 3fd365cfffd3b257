import type { Player } from './player.ts';

/**
 * Short lists of games that start later, whose prices hardly move. The builds run at the same time against one sandbox,
 * so each has its own: what a test does to a price must not be seen by another.
 */
export const quietList = ({ isMobile }: Player): string => (isMobile ? '/line/all/17-snooker' : '/line/all/16-darts');

/** Where tests change prices. */
export const shakyList = ({ isMobile }: Player): string => (isMobile ? '/line/all/20-water-polo' : '/line/all/21-field-hockey');

/** Where prices change many times a second. No other test picks here. */
export const floodedList = ({ isMobile }: Player): string => (isMobile ? '/line/all/24-bandy' : '/line/all/23-floorball');
