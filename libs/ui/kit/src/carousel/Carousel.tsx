import type { ComponentProps, ReactNode } from 'react';
import { Children, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts';
import styles from './Carousel.module.css';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Describes the content; the name of the region. */
  label: string;
  /** The slides. */
  children: ReactNode;
  /** Minimum width of a slide in pixels; as many as fit are side by side. Default 280. */
  slideWidth?: number;
}

/**
 * A row of cards that moves only by hand. Cards snap into place; on touch screens it scrolls natively.
 *
 * Keyboard: the row is a tab stop and scrolls with the arrow keys; two buttons move by the width of the row and are disabled at the ends.
 * The position is announced after a button press. Its name is `label`.
 */
export function Carousel({ label, children, slideWidth = 280, className, style, ...rest }: CarouselProps) {
  const intl = useIntl();
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ at: 0, isFirst: true, isLast: false });
  const slides = Children.toArray(children);
  const note = () => {
    const box = row.current;
    if (box === null) return;
    // In right-to-left layouts `scrollLeft` is negative.
    const far = Math.abs(box.scrollLeft);
    const step = (box.scrollWidth || 1) / Math.max(1, slides.length);
    const next = { at: Math.round(far / step), isFirst: far < 2, isLast: far + box.clientWidth > box.scrollWidth - 2 };
    if (next.at !== place.at || next.isFirst !== place.isFirst || next.isLast !== place.isLast) setPlace(next);
  };
  const go = (step: 1 | -1) => {
    const box = row.current;
    if (box === null || (step === 1 ? place.isLast : place.isFirst)) return;
    const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollBy?.({ left: sign * step * box.clientWidth, behavior: isCalm ? 'instant' : 'smooth' });
  };
  const previous = intl.formatMessage({ id: 'ui.carousel.back', defaultMessage: 'Previous' });
  const next = intl.formatMessage({ id: 'ui.carousel.on', defaultMessage: 'Next' });
  const position = intl.formatMessage(
    { id: 'ui.position', defaultMessage: '{at, number} of {count, number}' },
    { at: Math.min(slides.length, place.at + 1), count: slides.length },
  );
  return (
    <section
      {...rest}
      aria-label={label}
      className={cx(styles.carousel, className)}
      style={{ ...style, ['--slide' as string]: `${slideWidth}px` }}
    >
      <ul ref={row} className={styles.row} tabIndex={0} aria-label={label} onScroll={note}>
        {slides.map((slide, at) => (
          <li key={at} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.bar}>
          <span role="status" className={styles.position}>
            <bdi>{position}</bdi>
          </span>
          <IconButton size="small" label={previous} aria-disabled={place.isFirst || undefined} onClick={() => go(-1)}>
            <ChevronLeftIcon data-flip="" />
          </IconButton>
          <IconButton size="small" label={next} aria-disabled={place.isLast || undefined} onClick={() => go(1)}>
            <ChevronRightIcon data-flip="" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
