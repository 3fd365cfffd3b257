import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { colourOf, finalsOf, neighboursOf, pocketText, wheelOf } from './wheel.ts';
import { words } from './words.ts';
import styles from './roulette.module.css';

interface Call {
  n: number;
  numbers: readonly number[];
  text: string;
}
interface RowProps {
  title: ReactNode;
  name: MessageDescriptor;
  calls: readonly Call[];
  isColoured: boolean;
  onCall: (numbers: readonly number[]) => void;
}

/** A row of bets on several numbers: one stop for Tab, arrow keys along it. */
function Row({ title, name, calls, isColoured, onCall }: RowProps) {
  const intl = useIntl();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const pressed = (event: KeyboardEvent, at: number): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    row.current?.querySelectorAll('button')[(at + step + calls.length) % calls.length]?.focus();
  };
  return (
    <>
      <p id={id}>{title}</p>
      <div ref={row} className={styles.calls} dir="ltr" role="group" aria-labelledby={id}>
        {calls.map(({ n, numbers, text }, at) => (
          <button
            key={n}
            type="button"
            tabIndex={at === stop ? 0 : -1}
            data-colour={isColoured ? colourOf(n) : undefined}
            aria-label={intl.formatMessage(name, { n: text, numbers: intl.formatList(numbers.map(pocketText), { type: 'unit' }) })}
            onFocus={() => setStop(at)}
            onKeyDown={(event) => pressed(event, at)}
            onClick={() => onCall(numbers)}
          >
            {text}
          </button>
        ))}
      </div>
    </>
  );
}

export interface CallsProps {
  isDouble: boolean;
  /** Called with the numbers that each get a chip. */
  onCall: (numbers: readonly number[]) => void;
}

/** Neighbours on the wheel and numbers with one last digit: both are bets on single numbers, and are shown as such on the cloth. @spec CS-05 */
export function Calls({ isDouble, onCall }: CallsProps) {
  const neighbours = wheelOf(isDouble).map((n): Call => ({ n, numbers: neighboursOf(n, isDouble), text: pocketText(n) }));
  const finals = Array.from({ length: 10 }, (_, n): Call => ({ n, numbers: finalsOf(n), text: String(n) }));
  return (
    <details className={styles.more}>
      <summary>
        <FormattedMessage {...words.calls} />
      </summary>
      <Row title={<FormattedMessage {...words.neighbours} />} name={words.neighboursOf} calls={neighbours} isColoured onCall={onCall} />
      <Row title={<FormattedMessage {...words.finals} />} name={words.finalsOf} calls={finals} isColoured={false} onCall={onCall} />
    </details>
  );
}
