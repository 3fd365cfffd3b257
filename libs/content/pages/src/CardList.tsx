import type { ContentCard, ContentKind } from '@touchline/content-contract';
import { selectCards, type ContentView } from '@touchline/content-state';
import { ContentCards } from '@touchline/content-ui';
import { BlocksSkeleton, SectionFailedState } from '@touchline/ui-kit';
import { useAppSelector } from '@touchline/ui-pages';
import type { ReactNode } from 'react';
import { useRetry } from './DocumentBody.tsx';

export interface CardListProps {
  kind: ContentKind;
  label: string;
  hrefOf: (card: ContentCard) => string;
  /** Shown for an empty list. */
  empty: ReactNode;
  heading?: 'h2' | 'h3';
  hasDate?: boolean;
  /** Filter. Default: all. */
  isShown?: (card: ContentCard) => boolean;
}

const isSame = (a: ContentView<readonly ContentCard[]>, b: ContentView<readonly ContentCard[]>): boolean =>
  a.status === b.status && (a.status !== 'ready' || (b.status === 'ready' && a.value === b.value));

/** Cards of one kind, or the empty, loading or failed state. @spec PI-01 PI-03 RM-04 */
export function CardList({ kind, empty, isShown = () => true, ...rest }: CardListProps) {
  const view = useAppSelector((state) => selectCards(state, kind), isSame);
  const retry = useRetry({ lists: [kind] });
  if (view.status === 'loading') return <BlocksSkeleton count={4} />;
  if (view.status === 'failed') return <SectionFailedState isCard onRetry={retry} />;
  const cards = view.value.filter(isShown);
  return cards.length === 0 ? empty : <ContentCards cards={cards} {...rest} />;
}
