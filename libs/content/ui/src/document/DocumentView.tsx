import type { Block, Inline } from '@touchline/content-contract';
import { withLanguage } from '@touchline/shared-routes';
import { cx, Link, Prose } from '@touchline/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './DocumentView.module.css';

/** Adds the page's language to a path of the site; leaves other links unchanged. */
const hrefIn = (href: string, lang: string): string => (href.startsWith('/') ? withLanguage(href, lang) : href);

const MARKS = { strong: 'strong', em: 'em', code: 'code' } as const;

function drawWords(words: readonly Inline[], lang: string): ReactNode {
  return words.map((part, at) => {
    if (typeof part === 'string') return <Fragment key={at}>{part}</Fragment>;
    if (part.type === 'break') return <br key={at} />;
    const inner = drawWords(part.children, lang);
    if (part.type === 'link') {
      return part.href.startsWith('https:') ? (
        <a key={at} href={part.href} rel="noreferrer">
          {inner}
        </a>
      ) : (
        <Link key={at} href={hrefIn(part.href, lang)}>
          {inner}
        </Link>
      );
    }
    const Mark = MARKS[part.type];
    return <Mark key={at}>{inner}</Mark>;
  });
}

function drawBlock(block: Block, key: number, lang: string): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading key={key} id={block.id} className={styles.heading}>
          {drawWords(block.children, lang)}
        </Heading>
      );
    }
    case 'paragraph':
      return <p key={key}>{drawWords(block.children, lang)}</p>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List key={key}>
          {block.items.map((item, at) => (
            <li key={at}>{drawItem(item, lang)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return <blockquote key={key}>{block.children.map((child, at) => drawBlock(child, at, lang))}</blockquote>;
    case 'table':
      return <DocumentTable key={key} block={block} lang={lang} />;
  }
}

/** A list item of one paragraph is rendered without `<p>`. */
const drawItem = (item: readonly Block[], lang: string): ReactNode => {
  const [first] = item;
  return item.length === 1 && first?.type === 'paragraph'
    ? drawWords(first.children, lang)
    : item.map((child, at) => drawBlock(child, at, lang));
};

function DocumentTable({ block: { head, rows }, lang }: { block: Extract<Block, { type: 'table' }>; lang: string }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'content.table', defaultMessage: 'Table' });
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                {drawWords(cell, lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, nth) => (
                <td key={nth}>{drawWords(cell, lang)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface DocumentViewProps {
  /** The text. */
  body: readonly Block[];
  /** Language of the page, used for links. */
  lang: string;
  /** Language of the text, if different. */
  writtenIn?: string;
  /** Additional CSS classes. */
  className?: string;
}

const FROM_RIGHT = ['ar', 'he', 'fa', 'ur'];

/**
 * A text written by an editor. It is a tree of allowed elements and cannot contain markup.
 *
 * Keyboard: links and wide tables are tab stops. No accessible name; readers navigate by its headings.
 *
 * @spec PI-03
 */
export function DocumentView({ body, lang, writtenIn = lang, className }: DocumentViewProps) {
  const other = writtenIn === lang ? {} : { lang: writtenIn, dir: FROM_RIGHT.includes(writtenIn) ? 'rtl' : 'ltr' };
  return (
    <Prose {...other} className={cx(styles.document, className)}>
      {body.map((block, at) => drawBlock(block, at, lang))}
    </Prose>
  );
}
