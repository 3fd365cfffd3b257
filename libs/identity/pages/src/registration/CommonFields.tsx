import type { RegistrationOptions } from '@touchline/identity-contract';
import { selectLanguage } from '@touchline/shared-state';
import { Checkbox, RadioGroup, SelectField, TextField } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../panel/Panel.module.css';
import { chosenOf, type ChangeDraft, type RegistrationDraft } from './registration-draft.ts';

export interface FieldsProps {
  /** Undefined while the lists load. */
  options: RegistrationOptions | undefined;
  draft: RegistrationDraft;
  change: ChangeDraft;
}

/** Country and currency of the account. */
export function PlaceFields({ options, draft, change }: FieldsProps) {
  const lang = useSelector(selectLanguage);
  const { countries, currencies, country, currency } = chosenOf(options, draft, lang);
  return (
    <>
      <SelectField
        name="country"
        autoComplete="country"
        disabled={!options}
        value={country?.id ?? ''}
        onChange={(event) => change({ country: Number(event.target.value) })}
        label={<FormattedMessage id="identity.registration.country" defaultMessage="Country" />}
      >
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="currency"
        disabled={!options}
        value={currency?.id ?? ''}
        onChange={(event) => change({ currency: Number(event.target.value) })}
        label={<FormattedMessage id="identity.registration.currency" defaultMessage="Account currency" />}
        hint={<FormattedMessage id="identity.registration.currencyHint" defaultMessage="Play money with no cash value" />}
      >
        {currencies.map(({ id, iso, symbol }) => (
          <option key={id} value={id}>
            {symbol === iso ? iso : `${iso} (${symbol})`}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** Promo code and bonus of the first deposit. No bonus is preselected. @spec ID-06 */
export function OfferFields({ options, draft, change }: FieldsProps) {
  const intl = useIntl();
  const words = {
    sports: intl.formatMessage({ id: 'identity.registration.bonus.sports', defaultMessage: 'Sports bonus' }),
    casino: intl.formatMessage({ id: 'identity.registration.bonus.casino', defaultMessage: 'Casino bonus' }),
  };
  const bonuses = options?.bonuses ?? [];
  return (
    <details className={styles.more} open={draft.refCode !== '' || draft.bonus !== 0 || undefined}>
      <summary>
        <FormattedMessage id="identity.registration.offers" defaultMessage="Promo code and bonus" />
      </summary>
      <div className={styles.form}>
        <TextField
          name="ref_code"
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
          maxLength={64}
          value={draft.refCode}
          onChange={(event) => change({ refCode: event.target.value })}
          label={<FormattedMessage id="identity.registration.promo" defaultMessage="Promo code (optional)" />}
        />
        {bonuses.length > 0 && (
          <RadioGroup
            label={intl.formatMessage({ id: 'identity.registration.bonus', defaultMessage: 'First deposit bonus' })}
            value={String(draft.bonus)}
            onChange={(value) => change({ bonus: Number(value) })}
            options={[
              { value: '0', label: intl.formatMessage({ id: 'identity.registration.bonus.none', defaultMessage: 'No bonus' }) },
              ...bonuses.map((bonus, at) => ({ value: String(at + 1), label: words[bonus] })),
            ]}
          />
        )}
      </div>
    </details>
  );
}

/** Confirmation of age and acceptance of the terms. @spec ID-06 ID-16 */
export function TermsField({ minAge, isMissing }: { minAge: number; isMissing: boolean }) {
  return (
    <Checkbox
      name="terms"
      label={
        <FormattedMessage
          id="identity.registration.terms"
          defaultMessage="I'm {age} or over and I accept the Terms of Use and Privacy Policy"
          values={{ age: minAge }}
        />
      }
      error={
        isMissing && (
          <FormattedMessage id="identity.registration.termsMissing" defaultMessage="Please confirm your age and accept the terms" />
        )
      }
    />
  );
}

/** Optional fields of a registration body. */
export const offerBody = ({ refCode, bonus }: RegistrationDraft) => ({
  ...(refCode.trim() !== '' && { ref_code: refCode.trim() }),
  ...(bonus !== 0 && { first_deposit_bonus_choice: bonus }),
});
