import type { AvailableLimit } from '@touchline/responsible-gaming-contract';
import { limitWanted, selectLimits } from '@touchline/responsible-gaming-state';
import { TIME_LIMITS } from '@touchline/responsible-gaming-ui';
import { Button, Select } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { type FormEvent, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LimitResult } from './LimitResult.tsx';
import styles from './LimitsPage.module.css';
import { WaitingChange } from './MoneyLimit.tsx';

/** Labels of the select field, by type. */
const FIELDS: Readonly<Record<number, MessageDescriptor>> = defineMessages({
  31: { id: 'limits.session.field', defaultMessage: 'New session limit' },
  32: { id: 'limits.check.field', defaultMessage: 'New interval' },
});

/** A limit of time: hours of play per day, or the interval of reality checks. @spec RG-10 RG-11 RG-12 */
export function TimeLimit({ offered }: { offered: AvailableLimit }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { limits, saving } = useSelector(selectLimits);
  const [chosen, setChosen] = useState('');
  const { limitType, availableValues } = offered;
  const words = TIME_LIMITS[limitType];
  const field = FIELDS[limitType];
  if (words === undefined || field === undefined) return null;
  const title = intl.formatMessage(words.name);
  const valueText = (value: number) => intl.formatMessage(words.value, { value });
  const own = limits.filter((limit) => limit.limitType === limitType);
  const active = own.find(({ limitState }) => limitState === 'ACTIVE');
  const pending = own.find(({ limitState }) => limitState === 'PENDING');
  const isBusy = saving === limitType;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== '') dispatch(limitWanted({ limitType, limitValue: Number(chosen) }));
  };
  return (
    <section className={pageStyles.card} aria-label={title}>
      <h3 className={pageStyles.name}>{title}</h3>
      <p className={styles.fact}>
        {active?.limitValue === undefined || active.limitValue === null ? (
          <FormattedMessage tagName="span" id="limits.none" defaultMessage="No limit set" />
        ) : (
          <span>{valueText(active.limitValue)}</span>
        )}
      </p>
      {pending !== undefined && <WaitingChange pending={pending} money={valueText} />}
      <form className={styles.form} onSubmit={send} noValidate>
        <Select
          label={intl.formatMessage(field)}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: '', label: intl.formatMessage({ id: 'limits.choose', defaultMessage: 'Choose' }), isDisabled: true },
            ...availableValues.map((value) => ({ value: String(value), label: valueText(value) })),
          ]}
        />
        <div className={pageStyles.actions}>
          <Button type="submit" isBusy={isBusy} disabled={chosen === ''}>
            <FormattedMessage id="limits.set" defaultMessage="Set limit" />
          </Button>
          {active !== undefined && (
            <Button look="quiet" isBusy={isBusy} onClick={() => dispatch(limitWanted({ limitType, limitValue: null }))}>
              <FormattedMessage id="limits.remove" defaultMessage="Remove limit" />
            </Button>
          )}
        </div>
      </form>
      <LimitResult limitType={limitType} />
    </section>
  );
}
