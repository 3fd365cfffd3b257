import type { Banner } from '@touchline/content-contract';
import { Carousel, Link } from '@touchline/ui-kit';
import { ContentArt } from '../art/ContentArt.tsx';
import styles from './BannerRow.module.css';

export interface BannerRowProps {
  /** What is offered; nothing is drawn where there is none. */
  banners: readonly Banner[];
  /** Name of the row. */
  label: string;
  /** Address of a path of the site. */
  hrefOf: (path: string) => string;
}

/**
 * Banners of a page in a row that is moved by hand and never by itself.
 *
 * Keyboard: the row scrolls with the arrows, each banner is a link. The row's name says what it holds.
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
