import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

export interface LinesButtonProps {
  /** Class of the cell that it fills. */
  className: string | undefined;
  /** Market whose other lines it opens. */
  market: 'total' | 'handicap';
  /** Formatted line: `2.5`. */
  line: string;
  /** Opens the lines of the market. */
  onLines: (market: 'total' | 'handicap') => void;
  /** The line as shown in the row. */
  children: ReactNode;
}

/** Button that opens the other lines of a market in a row. Keyboard: a button; its name is market and line. */
export function LinesButton({ className, market, line, onLines, children }: LinesButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={intl.formatMessage(
        { id: 'betting.event.lines', defaultMessage: '{market, select, handicap {Handicap} other {Total}} {line}: other lines' },
        { market, line },
      )}
      onClick={() => onLines(market)}
    >
      {children}
    </button>
  );
}
