import { securityCalls } from '@touchline/identity-contract';
import { convertReminder, REMINDED_KEY, type ConversionAllowance } from '@touchline/identity-rules';
import { callJson } from '@touchline/shared-http';
import { routePath } from '@touchline/shared-routes';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { LinkButton, Notice } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { readConversion } from './readers.ts';

const readAllowed = (answer: unknown): ConversionAllowance | null => readConversion(answer)?.allowed ?? null;

/** Reminds a player who may convert an account; once closed, it returns after thirty days. @spec ID-11 */
export function ConvertReminder() {
  const store = useStore();
  const lang = useSelector(selectLanguage);
  const [reminder, setReminder] = useState<'main' | 'additional' | null>(null);
  useEffect(() => {
    const ports = portsOf(store);
    const abort = new AbortController();
    callJson(ports, securityCalls.conversion, { signal: abort.signal, read: readAllowed }).then(
      (allowed) => !abort.signal.aborted && setReminder(convertReminder(allowed, ports.storage.get(REMINDED_KEY), ports.now())),
      () => undefined, // without an answer, show no reminder
    );
    return () => abort.abort();
  }, [store]);
  if (reminder === null) return null;
  const close = () => {
    const { storage, now } = portsOf(store);
    storage.set(REMINDED_KEY, String(now()));
    setReminder(null);
  };
  return (
    <Notice
      data-reminder={reminder}
      onClose={close}
      title={
        reminder === 'additional' ? (
          <FormattedMessage id="account.convert.additional" defaultMessage="This isn't your main account" />
        ) : (
          <FormattedMessage id="account.convert.main" defaultMessage="You have more than one account" />
        )
      }
      actions={
        <LinkButton size="small" href={routePath('convert-account', {}, { lang })}>
          <FormattedMessage id="account.convert.go" defaultMessage="Main account" />
        </LinkButton>
      }
    >
      {reminder === 'additional' ? (
        <FormattedMessage id="account.convert.additionalWords" defaultMessage="You can make the account in use your main one." />
      ) : (
        <FormattedMessage id="account.convert.mainWords" defaultMessage="You can make another one your main account." />
      )}
    </Notice>
  );
}
