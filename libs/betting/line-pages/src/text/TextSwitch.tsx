import { Button } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useIsTextOnly } from './use-text-only.ts';

/** Leaves the text view of a match; lists have a filter for it. */
export function TextSwitch() {
  const [, toggle] = useIsTextOnly();
  return (
    <div>
      <Button size="small" look="outline" onClick={toggle}>
        <FormattedMessage id="betting.text.leave" defaultMessage="Leave text view" />
      </Button>
    </div>
  );
}
