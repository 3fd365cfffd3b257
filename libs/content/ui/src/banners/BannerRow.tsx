import type { Banner } from '@touchline/content-contract';
import { Carousel, Link } from '@touchline/ui-kit';
import { ContentArt } from '../art/ContentArt.tsx';
import styles from './BannerRow.module.css';

export interface BannerRowProps {
  /** Banners; nothing is rendered for an empty list. */
  banners: readonly Banner[];
  /** Accessible name of the row. */
  label: string;
  /** URL for a path of the site. */
  hrefOf: (path: string) => string;
}

/**
 * Banners in a row that scrolls only by hand, never automatically.
 *
 * Keyboard: arrow keys scroll the row, each banner is a link. The accessible name of the row is `label`.
 *
 * @spec PI-01
 */
export function BannerRow({ banners, label, hrefOf }: BannerRowProps) {
  if (banners.length === 0) return null;
  return (
    <Carousel label={label} slideWidth={300} className={styles.row}>
      {banners.map(({ slug, lang, title, summary, art, path }) => (
        <Link key={slug} href={hrefOf(path)} className={styles.banner} lang={lang}>
          <ContentArt name={art} className={styles.art} />
          <span className={styles.words}>
            <b className={styles.title}>{title}</b>
            <span>{summary}</span>
          </span>
        </Link>
      ))}
    </Carousel>
  );
}
