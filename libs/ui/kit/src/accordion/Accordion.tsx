import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../icons/icons.ts';
import { moveFocus } from '../segmented/roving.ts';
import styles from './Accordion.module.css';

export interface AccordionPart {
  /** Unique among the parts. */
  key: string;
  /** Title of the part. */
  title: ReactNode;
  /** Short note after the title: a count, a date. */
  note?: ReactNode;
  /** Content below the title. */
  content: ReactNode;
  /** Whether it is initially open. */
  isOpen?: boolean;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The parts, in reading order. */
  parts: readonly AccordionPart[];
  /** At most one part is open: opening one closes the other. */
  isSingle?: boolean;
  /** Heading level of the titles; default `h3`. */
  heading?: 'h2' | 'h3' | 'h4';
}

/**
 * Several collapsible parts: questions, rules, filters. Native: it works before scripts load, and find-in-page reaches collapsed content.
 *
 * Keyboard: each title is a tab stop; Enter and the space bar open and close; Up, Down, Home and End move between titles. A title's name is
 * its text and its note.
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
