import type { EditDraft, EditProgress } from '@touchline/betting-cash-out-state';
import { Notice } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { editWords } from './edit-words.ts';

/** Result of the exchange, or the reason why it is not possible. @spec BET-8 */
export function EditNotice({ progress, draft }: { progress: EditProgress | undefined; draft?: EditDraft }) {
  const intl = useIntl();
  if (progress?.status === 'accepted') {
    return (
      <Notice tone="ok">
        <FormattedMessage
          id="betting.edit.done"
          defaultMessage="Bet replaced. The new bet is No. {number}."
          values={{ number: <bdi>{progress.couponId}</bdi> }}
        />
      </Notice>
    );
  }
  if (progress?.status === 'waiting') {
    return (
      <Notice>
        <FormattedMessage id="betting.cashOut.waiting" defaultMessage="Waiting for confirmation…" />
      </Notice>
    );
  }
  const against = draft?.answer?.problem ?? draft?.answer?.reason ?? null;
  return (
    <>
      {progress?.status === 'rejected' && <Notice tone="warn">{editWords(intl, progress.reason)}</Notice>}
      {against !== null && <small>{editWords(intl, against)}</small>}
      {draft?.hasFailed === true && (
        <small>
          <FormattedMessage id="betting.edit.failed" defaultMessage="The new bet has no price yet. It is asked for again." />
        </small>
      )}
    </>
  );
}
