import type { IntlShape } from 'react-intl';

const SECONDS = 60;
const MINUTES = 60;

/** A duration as h:mm:ss in the digits of the locale. @spec LIM-8 */
export function playedText(intl: Pick<IntlShape, 'formatNumber'>, playedSeconds: number): string {
  const two = (value: number) => intl.formatNumber(value, { minimumIntegerDigits: 2, useGrouping: false });
  const minutes = Math.floor(playedSeconds / SECONDS);
  return `${intl.formatNumber(Math.floor(minutes / MINUTES))}:${two(minutes % MINUTES)}:${two(playedSeconds % SECONDS)}`;
}
