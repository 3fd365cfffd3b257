import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../icons/icons.ts';
import { moveFocus } from '../segmented/roving.ts';
import styles from './Accordion.module.css';

export interface AccordionPart {
  /** Its own name among the parts. */
  key: string;
  /** What is under it. */
  title: ReactNode;
  /** A few words at the end of the title: a count, a date. */
  note?: ReactNode;
  /** What opens. */
  content: ReactNode;
  /** Open from the start. */
  isOpen?: boolean;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The parts, in reading order. */
  parts: readonly AccordionPart[];
  /** At most one part is open: opening one closes the other. */
  isSingle?: boolean;
  /** Level of the titles in the outline of the page; `h3` unless told. */
  heading?: 'h2' | 'h3' | 'h4';
}

/**
 * Several parts of which a reader opens what they need: questions, rules, filters. Native: it opens before any script runs, and a search in
 * the page finds what is folded.
 *
 * Keyboard: each title is a tab stop; Enter and the space bar open and close; the up and down arrows, Home and End go between titles. A
 * title's name is its words and its note.
 */
export function Accordion({ parts, isSingle, heading: Heading = 'h3', className, ...rest }: AccordionProps) {
  const group = useId();
  return (
    <div {...rest} className={cx(styles.accordion, className)} onKeyDown={(event) => void moveFocus(event, 'summary')}>
      {parts.map(({ key, title, note, content, isOpen }) => (
        <details key={key} name={isSingle ? group : undefined} open={isOpen} className={styles.part}>
          <summary className={styles.head}>
            <Heading className={styles.title}>{title}</Heading>
            {note !== undefined && <span className={styles.note}>{note}</span>}
            <ChevronDownIcon />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
