import { Button, LinkButton, Notice } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Next step after a refusal: an action on this page (`onTake`) or a link (`href`). */
export type WayOut = { label: ReactNode; onTake: () => void } | { label: ReactNode; href: string };

export interface RefusalNoticeProps {
  /** Meaning of the refusal, in a sentence. */
  children: ReactNode;
  /** Absent if there is nothing the player can do. */
  wayOut?: WayOut;
  /** Called when the player closes the notice. */
  onClose: () => void;
}

/** Why nothing was placed, with a button for the next step. @spec BET-8 NT-03 */
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
