import type { AvailableLimit, PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { limitWanted, selectLimits } from '@touchline/responsible-gaming-state';
import { BreakDialog, lengthText } from '@touchline/responsible-gaming-ui';
import { Button, Notice, Select } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LimitResult, Moment } from './LimitResult.tsx';
import styles from './LimitsPage.module.css';

const EXCLUSION = 30;

/** A break of a day in two presses, and longer self-exclusion. @spec RG-06 RG-08 RG-10 LIM-5 */
export function Breaks({ offered, active }: { offered: AvailableLimit; active: PlayerLimitView | undefined }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { saving } = useSelector(selectLimits);
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const start = () => {
    if (asked !== null) dispatch(limitWanted({ limitType: EXCLUSION, limitValue: asked }));
    setAsked(null);
  };
  const choose = () => {
    setMissing(chosen === '');
    if (chosen !== '') setAsked(Number(chosen));
  };
  return (
    <>
      {active?.endsAt != null && (
        <Notice>
          <FormattedMessage
            id="limits.break.active"
            defaultMessage="You're on a break until {moment}. Open bets will still be settled and paid."
            values={{ moment: <Moment seconds={active.endsAt} /> }}
          />
        </Notice>
      )}
      {active === undefined && (
        <div>
          <Button onClick={() => setAsked(1)} isBusy={saving === EXCLUSION}>
            <FormattedMessage id="limits.break.day" defaultMessage="Take a 24-hour break" />
          </Button>
        </div>
      )}
      <div className={styles.form}>
        <Select
          label={intl.formatMessage({ id: 'limits.exclude.length', defaultMessage: 'Self-exclusion for' })}
          value={chosen}
          onChange={setChosen}
          error={isMissing && <FormattedMessage id="limits.exclude.missing" defaultMessage="Choose how long" />}
          options={[
            { value: '', label: intl.formatMessage({ id: 'limits.exclude.choose', defaultMessage: 'Choose' }) },
            ...offered.availableValues.map((days) => ({ value: String(days), label: lengthText(intl, days) })),
          ]}
        />
        <div className={styles.actions}>
          <Button onClick={choose} isBusy={saving === EXCLUSION}>
            <FormattedMessage id="limits.exclude" defaultMessage="Exclude myself" />
          </Button>
        </div>
      </div>
      <LimitResult limitType={EXCLUSION} />
      {/* It stays in the page while it is closed, so that the focus goes back to the button that opened it. */}
      <BreakDialog days={asked} onStart={start} onCancel={() => setAsked(null)} />
    </>
  );
}
