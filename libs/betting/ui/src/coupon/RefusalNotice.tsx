import { Button, LinkButton, Notice } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** The one step out of a refusal: something to do here (`onTake`), or a page to go to (`href`). */
export type WayOut = { label: ReactNode; onTake: () => void } | { label: ReactNode; href: string };

export interface RefusalNoticeProps {
  /** What the refusal means, in a sentence. */
  children: ReactNode;
  /** Left out where no press of the player's helps. */
  wayOut?: WayOut;
  /** The player has read it. */
  onClose: () => void;
}

/** Nothing was placed: why, and the one press that helps. @spec BET-8 NT-03 */
export function RefusalNotice({ children, wayOut, onClose }: RefusalNoticeProps) {
  return (
    <Notice
      tone="error"
      title={<FormattedMessage id="betting.refusal.title" defaultMessage="Bet not placed" />}
      onClose={onClose}
      actions={
        wayOut &&
        ('href' in wayOut ? (
          <LinkButton size="small" href={wayOut.href}>
            {wayOut.label}
          </LinkButton>
        ) : (
          <Button size="small" onClick={wayOut.onTake}>
            {wayOut.label}
          </Button>
        ))
      }
    >
      {children}
    </Notice>
  );
}
