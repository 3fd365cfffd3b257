import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { GlobeIcon } from '../icons/icons.ts';
import styles from './Flag.module.css';

/** Path of the flag files, one per country. */
export const FLAGS_PATH = '/flags';

export interface FlagProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** ISO 3166 code in any case, or a part of a country (`GB-ENG`); null or an unknown code shows a globe of the same width. */
  country: string | null;
}

const CODE = /^[a-z]{2}(-[a-z]{2,3})?$/i;

/**
 * The flag beside the name of a country or championship. Hidden from screen readers and lazy-loaded.
 *
 * No keyboard and no name.
 */
export function Flag({ country, className, ...rest }: FlagProps) {
  if (country === null || !CODE.test(country)) return <GlobeIcon className={cx(styles.none, className)} />;
  return (
    <img
      {...rest}
      className={cx(styles.flag, className)}
      src={`${FLAGS_PATH}/${country.toUpperCase()}.svg`}
      alt=""
      width={18}
      height={12}
      loading="lazy"
      decoding="async"
    />
  );
}
