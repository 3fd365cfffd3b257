import { FormattedMessage } from 'react-intl';
import { OfflineIcon } from '../icons/icons.ts';
import { StateBlock, type StateBlockProps } from './StateBlock.tsx';

/**
 * No connection. `since` is the time of the last prices.
 *
 * No keyboard: prices return automatically. It needs no name: it is a status, read when it appears.
 */
export function OfflineState({ since, ...rest }: Omit<StateBlockProps, 'title'> & { since?: string }) {
  return (
    <StateBlock
      role="status"
      icon={<OfflineIcon />}
      title={<FormattedMessage id="ui.offline.title" defaultMessage="You are offline" />}
      {...rest}
    >
      {since === undefined ? (
        <FormattedMessage id="ui.offline.words" defaultMessage="Odds will update when you reconnect." />
      ) : (
        <FormattedMessage id="ui.offline.since" defaultMessage="Odds from {since}. They'll update when you reconnect." values={{ since }} />
      )}
    </StateBlock>
  );
}
