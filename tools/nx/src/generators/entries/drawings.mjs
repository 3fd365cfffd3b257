/**
 * Icons in the order of libs/ui/kit/src/sport-icon/sports.svg, with their other names in feeds. The set is closed: the icon of a new sport is
 * a file beside it, so that a sport changes no drawing.
 */
export const DRAWINGS = [
  ...[['football'], ['tennis'], ['basketball'], ['ice-hockey'], ['volleyball'], ['table-tennis'], ['cricket'], ['baseball']],
  ...[['american-football'], ['rugby'], ['handball'], ['boxing'], ['mma'], ['darts'], ['snooker'], ['golf'], ['cycling'], ['motor']],
  ...[['horse', 'horse-racing'], ['cs'], ['dota'], ['lol'], ['toto'], ['lotto'], ['casino'], ['badminton'], ['field-hockey']],
  ...[['water-polo'], ['beach-volleyball'], ['aussie-rules'], ['athletics'], ['chess'], ['biathlon'], ['alpine-skiing'], ['curling']],
  ...[['greyhounds'], ['esports']],
];

/** The icon of a sport without one. */
export const BALL = 'ball';
