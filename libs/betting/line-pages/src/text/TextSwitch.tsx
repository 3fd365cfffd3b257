import { Button } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useIsTextOnly } from './use-text-only.ts';

/** Switches the text view on and off. */
export function TextSwitch() {
  const [isOn, toggle] = useIsTextOnly();
  return (
    <div>
      <Button size="small" look="outline" onClick={toggle}>
        {isOn ? (
          <FormattedMessage id="betting.text.leave" defaultMessage="Leave text view" />
        ) : (
          <FormattedMessage id="betting.text.enter" defaultMessage="Text view" />
        )}
      </Button>
    </div>
  );
}
