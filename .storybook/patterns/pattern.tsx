import { ChampionshipHeader, EventList, EventRow, type EventView } from '@touchline/betting-ui';
import type { ReactNode } from 'react';
import { Page, Part } from '../foundations/parts.tsx';

export interface PatternProps {
  title: string;
  /** When the pattern is used. */
  lead: string;
  /** What happens, in order. */
  steps: readonly string[];
  /** Advice, each a sentence. */
  dos: readonly string[];
  /** What is not done, each a sentence. */
  donts: readonly string[];
  /** The pieces of the product that take part. */
  children?: ReactNode;
}

/** A pattern page: its steps, advice, and the pieces that take part. */
export function Pattern({ title, lead, steps, dos, donts, children }: PatternProps) {
  return (
    <Page title={title} lead={lead}>
      <Part title="Steps">
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Part>
      <Part title="Do and don’t">
        <div className="fd-do">
          <div>
            <b>Do</b>
            <ul>
              {dos.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div data-not="">
            <b>Don’t</b>
            <ul>
              {donts.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      </Part>
      {children !== undefined && <Part title="Pieces">{children}</Part>}
    </Page>
  );
}

const HEADS = { result: ['1', 'X', '2'], total: ['Over', 'Total', 'Under'], handicap: ['1', 'Hcp', '2'] } as const;

/** A match in its list, with the heads of the columns. */
export function MatchInAList({ event }: { event: EventView }) {
  return (
    <EventList>
      <ChampionshipHeader name="Northland. Premier League" country="NO" heads={HEADS} onFavouriteToggle={() => undefined} />
      <EventRow event={event} />
    </EventList>
  );
}
