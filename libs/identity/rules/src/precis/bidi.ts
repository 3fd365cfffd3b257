/** Blocks whose letters run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const MARK = /[\p{Mn}\p{Me}]/u;
const ARABIC_DIGIT = /[\u0660-\u0669]/u;
const EUROPEAN_DIGIT = /[0-9\u06f0-\u06f9]/u;
const STRONG = /[\p{L}\p{Mc}\p{Nd}]/u;

type Direction = 'right' | 'left' | 'arabic digit' | 'european digit' | 'mark' | 'neutral';
function directionOf(sign: string): Direction {
  if (MARK.test(sign)) return 'mark';
  if (ARABIC_DIGIT.test(sign)) return 'arabic digit';
  if (EUROPEAN_DIGIT.test(sign)) return 'european digit';
  if (!STRONG.test(sign)) return 'neutral';
  return RIGHT_TO_LEFT.test(sign) ? 'right' : 'left';
}

/** Whether a text reads the same in both directions of a page: the Bidi Rule of RFC 5893, for texts with a right-to-left letter. */
export function keepsBidiRule(text: string): boolean {
  const directions = [...text].map(directionOf);
  if (!directions.includes('right') && !directions.includes('arabic digit')) return true;
  const last = directions.findLast((direction) => direction !== 'mark');
  return (
    directions[0] === 'right' &&
    !directions.includes('left') &&
    (last === 'right' || last === 'arabic digit' || last === 'european digit') &&
    !(directions.includes('arabic digit') && directions.includes('european digit'))
  );
}
