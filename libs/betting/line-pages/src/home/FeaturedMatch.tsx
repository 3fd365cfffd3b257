import { useEvent, useRenderOutcome } from '@touchline/betting-event-list';
import { feedKey, selectChamp, selectFeed, selectList } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { NoOutcome, type OpponentView } from '@touchline/betting-ui';
import type { RootState } from '@touchline/shared-state';
import { crestDesign } from '@touchline/ui-art';
import { Crest, Link, SectionHeading, SportIcon } from '@touchline/ui-kit';
import { useMemo, useState, type CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { highlightsView } from '../loads/home-load.ts';
import { featuredGame } from './featured.ts';
import styles from './FeaturedMatch.module.css';

const MINUTE_MS = 60_000;
const CREST = 48;

/**
 * One of the highlights in the colours of both clubs, with the three prices of its result. It needs no call, because the page has the
 * highlights.
 *
 * @spec BT-01
 */
export function FeaturedMatch({ lang }: { lang: string }) {
  const view = useMemo(() => highlightsView(lang), [lang]);
  const list = useSelector((state: RootState) => selectList(state, view));
  const feed = useSelector((state: RootState) => selectFeed(state, view));
  const [before, setBefore] = useState<number | null>(null);
  const gameId = list === undefined ? null : featuredGame(list, before);
  if (gameId !== before) setBefore(gameId);
  if (gameId === null) return null;
  const servedAt = Math.floor((feed?.servedAt ?? 0) / MINUTE_MS) * MINUTE_MS;
  return <Match key={gameId} gameId={gameId} sourceKey={feedKey(view)} servedAt={servedAt} isStale={feed?.status === 'stale'} />;
}

/** Each price is in the list of highlights too, and a test id names one element of a page. */
function renamePrices(card: HTMLElement | null): void {
  for (const price of card?.querySelectorAll<HTMLElement>('[data-testid^="outcome-"]') ?? [])
    price.dataset['testid'] = `featured-${price.dataset['testid'] ?? ''}`;
}

interface MatchProps {
  gameId: number;
  sourceKey: string;
  servedAt: number;
  isStale: boolean;
}

function Match({ gameId, sourceKey, servedAt, isStale }: MatchProps) {
  const source = useMemo(() => ({ part: 'lists' as const, key: sourceKey }), [sourceKey]);
  const shown = useEvent({ source, gameId, servedAt });
  const renderOutcome = useRenderOutcome({ source, gameId, isStale, lockReason: shown?.lockReason });
  const league = useSelector((state: RootState) => selectChamp(state, shown?.game.champId ?? 0)?.name);
  if (shown === undefined) return null;
  const { href, opponents, time, cells } = shown.event;
  const [home, away] = opponents;
  const colours = { '--first': crestDesign(home.name).field, '--second': crestDesign(away.name).field } as CSSProperties;
  return (
    <section className={styles.band}>
      <SectionHeading>
        <FormattedMessage id="betting.home.featured" defaultMessage="Featured match" />
      </SectionHeading>
      <article ref={renamePrices} className={styles.match} style={colours} aria-label={`${home.name} ${away.name}`}>
        <p className={styles.top}>
          <SportIcon sport={sportById(shown.game.sportId)?.key ?? ''} size={14} />
          <span className={styles.league}>{league}</span>
          <span>{time.kind === 'start' ? `${time.day} ${time.time}` : time.time}</span>
        </p>
        <Link href={href} className={styles.sides}>
          <Side {...home} /> <Side {...away} />
        </Link>
        <div className={styles.prices}>
          {cells.result.map((outcome, at) => (
            <span key={outcome?.id ?? `none-${at}`}>{outcome === null ? <NoOutcome /> : renderOutcome(outcome, 'stacked')}</span>
          ))}
        </div>
      </article>
    </section>
  );
}

function Side({ name, isPerson }: OpponentView) {
  return (
    <span className={styles.side}>
      <Crest name={name} size={CREST} of={isPerson === true ? 'person' : 'team'} />
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </span>
  );
}
