import { selectView } from '@touchline/shared-state';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { durationText } from './clock-text.ts';
import { useNowSeconds } from './use-now.ts';

/** Placeholder of an unknown figure. */
const UNKNOWN = '–:––:––';

/**
 * The time of day. A separate component, so that each second re-renders one text rather than the frame.
 *
 * @param isNarrow - without seconds.
 * @spec LY-13
 */
export function Clock({ isNarrow }: { isNarrow: boolean }) {
  const intl = useIntl();
  const { is12h, displayFlags } = useSelector(selectView);
  const hasSeconds = !isNarrow && displayFlags.areSecondsHidden !== 1;
  const now = useNowSeconds();
  const text =
    now === null
      ? UNKNOWN
      : intl.formatTime(now * 1_000, {
          hour: 'numeric',
          minute: '2-digit',
          ...(hasSeconds && { second: '2-digit' }),
          hourCycle: is12h ? 'h12' : 'h23',
        });
  return <time suppressHydrationWarning>{text}</time>;
}

/** Time played since the start of the session, in seconds since 1970. @spec LY-13 */
export function SessionTime({ startedAt }: { startedAt: number | null }) {
  const now = useNowSeconds();
  return <time suppressHydrationWarning>{now === null || startedAt === null ? UNKNOWN : durationText(now - startedAt)}</time>;
}
