import type { AvailableLimit, PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { limitWanted, selectLimits } from '@touchline/responsible-gaming-state';
import { lengthText } from '@touchline/responsible-gaming-ui';
import { AlertDialog, Button, Notice, Select } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LimitResult, Moment } from './LimitResult.tsx';
import styles from './LimitsPage.module.css';

const TIME_OUT = 33;

/** Blocks deposits for 1, 7 or 30 days; withdrawals stay possible. @spec RG-06 RG-08 RG-10 */
export function DepositTimeOut({ offered, active }: { offered: AvailableLimit; active: PlayerLimitView | undefined }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { saving } = useSelector(selectLimits);
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const choose = () => {
    setMissing(chosen === '');
    setIsConfirming(chosen !== '');
  };
  return (
    <>
      {active?.endsAt != null && (
        <Notice>
          <FormattedMessage
            id="limits.timeOut.active"
            defaultMessage="You can deposit again from {moment}. You can still withdraw."
            values={{ moment: <Moment seconds={active.endsAt} /> }}
          />
        </Notice>
      )}
      <div className={styles.form}>
        <Select
          label={intl.formatMessage({ id: 'limits.timeOut.length', defaultMessage: 'Pause deposits for' })}
          value={chosen}
          onChange={setChosen}
          error={isMissing && <FormattedMessage id="limits.exclude.missing" defaultMessage="Choose how long" />}
          options={[
            { value: '', label: intl.formatMessage({ id: 'limits.exclude.choose', defaultMessage: 'Choose' }) },
            ...offered.availableValues.map((days) => ({ value: String(days), label: lengthText(intl, days) })),
          ]}
        />
        <div className={pageStyles.actions}>
          <Button onClick={choose} isBusy={saving === TIME_OUT}>
            <FormattedMessage id="limits.timeOut" defaultMessage="Pause deposits" />
          </Button>
        </div>
      </div>
      <LimitResult limitType={TIME_OUT} />
      <AlertDialog
        isOpen={isConfirming}
        title={intl.formatMessage(
          { id: 'limits.timeOut.title', defaultMessage: 'No deposits for {length}?' },
          { length: lengthText(intl, Number(chosen)) },
        )}
        confirm={<FormattedMessage id="limits.timeOut.start" defaultMessage="Pause deposits now" />}
        onConfirm={() => {
          dispatch(limitWanted({ limitType: TIME_OUT, limitValue: Number(chosen) }));
          setIsConfirming(false);
        }}
        onCancel={() => setIsConfirming(false)}
      >
        <FormattedMessage id="limits.timeOut.words" defaultMessage="The pause can't be ended early. You can still bet and withdraw." />
      </AlertDialog>
    </>
  );
}
