import type { RegistrationOptions } from '@touchline/identity-contract';
import { withPlainDigits } from '@touchline/shared-primitives';
import { Button, Dialog, TextField } from '@touchline/ui-kit';
import { matchingOptions } from '@touchline/ui-kit/typing';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Form.module.css';

type Country = RegistrationOptions['countries'][number];

/** Dialog that finds the country of a phone number by name or code. @spec ID-08 */
export function CountryPicker({
  isOpen,
  countries,
  onPick,
}: {
  isOpen: boolean;
  countries: readonly Country[];
  onPick: (countryId: number | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const options = countries.map(({ id, name, tel_code }) => ({ value: String(id), label: `${name} ${tel_code}`, note: tel_code }));
  const found = matchingOptions(options, withPlainDigits(typed).replace(/^\+?(?=\d)/, '+'));
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
