import type { PhoneMask, RegistrationOptions } from '@touchline/identity-contract';
import { countryOfNumber, maskedDigits, normalCountryCode, positionAfter, withoutDigit } from '@touchline/identity-rules';
import { plainDigits } from '@touchline/shared-primitives';
import { ChevronDownIcon, TextField } from '@touchline/ui-kit';
import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accessApi } from './access-api.ts';
import { CountryPicker } from './CountryPicker.tsx';
import styles from './Form.module.css';
import { useCall } from './use-call.ts';
import { usePhoneFormat } from './use-phone-format.ts';

type Country = RegistrationOptions['countries'][number];

export interface PhoneValue {
  /** ISO number; null until the lists have loaded. */
  countryId: number | null;
  /** Digits without separators, as typed; with a plus sign first while the country code is not a known one. */
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

const LONGEST = 20;

/** The value of a typed number; a country code that was typed or pasted with it chooses the country. */
function phoneOf(countries: readonly Country[], text: string, countryId: number | null): PhoneValue {
  const digits = plainDigits(text).slice(0, LONGEST);
  if (!/^\s*[+＋]/u.test(text)) return { countryId, digits };
  const known = countryOfNumber(countries, digits, countryId);
  return known === undefined ? { countryId, digits: `+${digits}` } : { countryId: known.country.id, digits: known.digits };
}

/** Fields of a request body for a phone number. */
export function phoneBody(countries: readonly Country[], typed: PhoneValue) {
  const { countryId, digits } = phoneOf(countries, typed.digits, firstCountry(countries, typed.countryId)?.id ?? null);
  return { country_code: normalCountryCode(firstCountry(countries, countryId)?.tel_code ?? ''), phone_number: digits };
}

/**
 * A phone number: a picker for the country code, and digits formatted while they are typed, as that country writes them. The caret keeps its
 * digit; deleting a separator deletes the digit beside it.
 *
 * @spec ID-08 ID-25
 */
export function PhoneField({ countries, value, onChange, error }: PhoneFieldProps) {
  const intl = useIntl();
  const [isPicking, setPicking] = useState(false);
  const [masks, setMasks] = useState<readonly PhoneMask[]>([]);
  const { run } = useCall((to, _: null, signal) => accessApi.phoneMasks(to, signal), setMasks);
  useEffect(() => run(null), [run]);
  const country = firstCountry(countries, value.countryId);
  const mask = masks.find(({ CountryId }) => CountryId === country?.id);
  const format = usePhoneFormat();
  const inField = useRef<HTMLInputElement>(null);
  /** Digits before the caret, to be restored once the formatted number is drawn. */
  const caret = useRef<number | null>(null);
  /** Text that a keyboard of Android is composing, which must stay as the keyboard has it; the field holds back all others. */
  const [composed, setComposed] = useState<string | null>(null);
  const { digits } = value;
  const formatted =
    (country && format?.(country.country_code, country.tel_code, digits)) ??
    (mask === undefined || digits.startsWith('+') ? digits : maskedDigits(mask.Mask, digits));
  useLayoutEffect(() => {
    const [field, before] = [inField.current, caret.current];
    caret.current = null;
    if (before === null || field === null || document.activeElement !== field) return;
    const at = positionAfter(field.value, before);
    field.setSelectionRange(at, at);
  });
  const type = (text: string, before: number) => {
    const next = phoneOf(countries, text, country?.id ?? null);
    // Digits of a country code have moved to the button.
    caret.current = Math.max(0, before - (plainDigits(text).length - plainDigits(next.digits).length));
    onChange(next);
  };
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '', isComposing = false } = nativeEvent as Partial<InputEvent>;
    if (isComposing) return setComposed(target.value);
    const before = plainDigits(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    const isSeparator = target.value.length < formatted.length && plainDigits(target.value) === plainDigits(digits);
    const beside: Readonly<Record<string, number>> = { deleteContentBackward: before - 1, deleteContentForward: before };
    const removed = beside[inputType];
    if (!isSeparator || removed === undefined) return type(target.value, before);
    const left = withoutDigit(plainDigits(digits), removed);
    type(digits.startsWith('+') ? `+${left}` : left, Math.max(0, removed));
  };
  return (
    <>
      <TextField
        name="phone_number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        ref={inField}
        value={composed ?? formatted}
        placeholder={mask?.Mask.replaceAll('#', '0')}
        onChange={change}
        onCompositionEnd={({ currentTarget }) => {
          if (composed === null) return;
          setComposed(null);
          type(currentTarget.value, plainDigits(currentTarget.value).length);
        }}
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
