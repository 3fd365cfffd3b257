import type { Player } from './player.ts';

/**
 * A short list of upcoming games whose prices hardly move. Both builds run against one sandbox, so each has a list: a changed price must
 * not affect another test.
 */
export const quietList = ({ isMobile }: Player): string => (isMobile ? '/line/all/17-snooker' : '/line/all/16-darts');

/** List for tests that change prices. */
export const shakyList = ({ isMobile }: Player): string => (isMobile ? '/line/all/20-water-polo' : '/line/all/21-field-hockey');

/** List whose prices change many times a second. No other test picks here. */
export const floodedList = ({ isMobile }: Player): string => (isMobile ? '/line/all/24-bandy' : '/line/all/23-floorball');

/** Text of a live football match in its first 69 minutes: it won't end during a test. */
export const BEFORE_THE_END = /(?<!\d)[1-6]?\d′/;
