import { type AvailableLimit, isExclusion } from '@touchline/responsible-gaming-contract';
import { EXCLUSION_STARTS_IN_DAYS, QUICK_EXCLUSION_DAYS } from '@touchline/responsible-gaming-rules';
import { limitWanted, selectLimits } from '@touchline/responsible-gaming-state';
import { BreakDialog, lengthText, startText } from '@touchline/responsible-gaming-ui';
import { capitalized } from '@touchline/shared-primitives';
import { Button, Select } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { BreakState, reasonText } from './BreakState.tsx';
import { LimitResult } from './LimitResult.tsx';
import styles from './LimitsPage.module.css';

const EXCLUSION = 30;
const AT_ONCE = '0';

interface BreaksProps {
  offered: AvailableLimit;
  /** Limits that are one length of self-exclusion each, where the operator configured so. @spec RG-02 */
  lengths?: readonly AvailableLimit[];
}

/**
 * Breaks of a day, a week or a month in two clicks, or of the operator's own lengths, and longer self-exclusion, now or later, with an
 * optional reason.
 *
 * @spec RG-02 RG-06 RG-08 RG-10 RG-18 LIM-5
 */
export function Breaks({ offered, lengths = [] }: BreaksProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { saving, reasons, limits } = useSelector(selectLimits);
  const isActive = limits.some((limit) => isExclusion(limit) && limit.limitState === 'ACTIVE');
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [reason, setReason] = useState('');
  const [inDays, setInDays] = useState(AT_ONCE);
  const [pending, setPending] = useState<{ days: number; inDays: number; limitType?: number; reason?: number } | null>(null);
  const quick =
    lengths.length > 0
      ? lengths.flatMap(({ limitType, availableValues }) => availableValues.map((days) => ({ days, limitType })))
      : QUICK_EXCLUSION_DAYS.filter((days) => offered.availableValues.includes(days)).map((days) => ({ days, limitType: EXCLUSION }));
  const start = () => {
    if (pending !== null)
      dispatch(
        limitWanted({
          limitType: pending.limitType ?? EXCLUSION,
          limitValue: pending.days,
          ...(pending.reason !== undefined && { selfExcludeReason: pending.reason }),
          ...(pending.inDays > 0 && { startsInDays: pending.inDays }),
        }),
      );
    setPending(null);
  };
  const choose = () => {
    setMissing(chosen === '');
    if (chosen !== '') setPending({ days: Number(chosen), inDays: Number(inDays), ...(reason !== '' && { reason: Number(reason) }) });
  };
  return (
    <>
      <BreakState />
      {!isActive && (
        <div className={pageStyles.actions}>
          {quick.map(({ days, limitType }) => (
            <Button key={days} onClick={() => setPending({ days, inDays: 0, limitType })} isBusy={saving === limitType}>
              {days === 1 ? (
                <FormattedMessage id="limits.break.day" defaultMessage="Take a 24-hour break" />
              ) : (
                <FormattedMessage
                  id="limits.break.longer"
                  defaultMessage="Take a break: {length}"
                  values={{ length: lengthText(intl, days) }}
                />
              )}
            </Button>
          ))}
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
        <Select
          label={intl.formatMessage({ id: 'limits.exclude.start', defaultMessage: 'Starts' })}
          value={inDays}
          onChange={setInDays}
          options={EXCLUSION_STARTS_IN_DAYS.map((days) => ({
            value: String(days),
            label:
              days === 0
                ? intl.formatMessage({ id: 'limits.exclude.now', defaultMessage: 'Now' })
                : capitalized(startText(intl, days), intl.locale),
          }))}
        />
        {reasons.length > 0 && (
          <Select
            label={intl.formatMessage({ id: 'limits.exclude.reason', defaultMessage: 'Reason (optional)' })}
            value={reason}
            onChange={setReason}
            options={[
              { value: '', label: intl.formatMessage({ id: 'limits.exclude.noReason', defaultMessage: 'Prefer not to say' }) },
              ...reasons.map(({ id, selfExcludeReason }) => ({ value: String(id), label: reasonText(intl, selfExcludeReason) })),
            ]}
          />
        )}
        <div className={pageStyles.actions}>
          <Button onClick={choose} isBusy={saving === EXCLUSION}>
            <FormattedMessage id="limits.exclude" defaultMessage="Exclude myself" />
          </Button>
        </div>
      </div>
      {[offered, ...lengths].map(({ limitType }) => (
        <LimitResult key={limitType} limitType={limitType} />
      ))}
      {/* Always mounted, so that the focus returns to the button that opened it. */}
      <BreakDialog days={pending?.days ?? null} inDays={pending?.inDays ?? 0} onStart={start} onCancel={() => setPending(null)} />
    </>
  );
}
