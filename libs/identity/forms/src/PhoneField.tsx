import type { PhoneMask, RegistrationOptions } from '@touchline/identity-contract';
import { maskedDigits, normalCountryCode } from '@touchline/identity-rules';
import { Button, ChevronDownIcon, Dialog, matchingOptions, plainDigits, TextField } from '@touchline/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accessApi } from './access-api.ts';
import styles from './Form.module.css';
import { useCall } from './use-call.ts';

type Country = RegistrationOptions['countries'][number];

export interface PhoneValue {
  /** ISO number; null until the lists have loaded. */
  countryId: number | null;
  /** National digits, without separators. */
  digits: string;
}

export interface PhoneFieldProps {
  countries: readonly Country[];
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  error?: ReactNode;
}

/** Initial country of a phone field. */
export const firstCountry = (countries: readonly Country[], countryId: number | null): Country | undefined =>
  countries.find(({ id }) => id === countryId) ?? countries.find(({ country_code }) => country_code === 'DE') ?? countries[0];

/** Fields of a request body for a phone number. */
export const phoneBody = (countries: readonly Country[], { countryId, digits }: PhoneValue) => ({
  country_code: normalCountryCode(firstCountry(countries, countryId)?.tel_code ?? ''),
  phone_number: digits,
});

/** A phone number: a picker for the country code, and digits formatted as that country writes them. @spec ID-08 ID-25 */
export function PhoneField({ countries, value, onChange, error }: PhoneFieldProps) {
  const intl = useIntl();
  const [isPicking, setPicking] = useState(false);
  const [masks, setMasks] = useState<readonly PhoneMask[]>([]);
  const { run } = useCall((to, _: null, signal) => accessApi.phoneMasks(to, signal), setMasks);
  useEffect(() => run(null), [run]);
  const country = firstCountry(countries, value.countryId);
  const mask = masks.find(({ CountryId }) => CountryId === country?.id);
  const type = (text: string) => {
    const digits = plainDigits(text).slice(0, 20);
    const code = plainDigits(country?.tel_code ?? '');
    // Strip the country code from a pasted international number.
    onChange({
      countryId: country?.id ?? null,
      digits: text.trim().startsWith('+') && digits.startsWith(code) ? digits.slice(code.length) : digits,
    });
  };
  return (
    <>
      <TextField
        name="phone_number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        value={mask === undefined ? value.digits : maskedDigits(mask.Mask, value.digits)}
        placeholder={mask?.Mask.replaceAll('#', '0')}
        onChange={(event) => type(event.target.value)}
        label={<FormattedMessage id="identity.phone.label" defaultMessage="Phone number" />}
        error={error}
        start={
          <button
            type="button"
            className={styles.dial}
            disabled={country === undefined}
            aria-haspopup="dialog"
            aria-label={intl.formatMessage(
              { id: 'identity.phone.country', defaultMessage: 'Country code {code}, {name}' },
              { code: country?.tel_code ?? '', name: country?.name ?? '' },
            )}
            onClick={() => setPicking(true)}
          >
            <bdi>{country?.tel_code}</bdi>
            <ChevronDownIcon />
          </button>
        }
      />
      <CountryPicker
        isOpen={isPicking}
        countries={countries}
        onPick={(countryId) => {
          setPicking(false);
          if (countryId !== null) onChange({ ...value, countryId });
        }}
      />
    </>
  );
}

/** @spec ID-08 */
function CountryPicker({
  isOpen,
  countries,
  onPick,
}: {
  isOpen: boolean;
  countries: readonly Country[];
  onPick: (countryId: number | null) => void;
}) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const options = countries.map(({ id, name, tel_code }) => ({ value: String(id), label: `${name} ${tel_code}`, note: tel_code }));
  const found = matchingOptions(options, typed.replace(/^\+?(?=\d)/, '+'), intl.locale);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onPick(null)}
      title={<FormattedMessage id="main_phone_num" defaultMessage="Phone number: country" />}
      actions={
        <Button onClick={() => onPick(null)}>
          <FormattedMessage id="identity.phone.back" defaultMessage="Back" />
        </Button>
      }
    >
      <TextField
        data-autofocus=""
        dir="auto"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        label={<FormattedMessage id="identity.phone.search" defaultMessage="Country or code" />}
      />
      {found.length === 0 ? (
        <p role="status" className={styles.text}>
          <FormattedMessage id="identity.phone.notFound" defaultMessage="No country found" />
        </p>
      ) : (
        <ul className={styles.countries}>
          {found.map(({ value, label, note = '' }) => (
            <li key={value}>
              <button type="button" onClick={() => onPick(Number(value))}>
                <span>{label.slice(0, -note.length).trim()}</span>
                <bdi>{note}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
