import { accountCalls, type UserConfig } from '@touchline/account-contract';
import { selectUserId } from '@touchline/identity-state';
import { callJson } from '@touchline/shared-http';
import { exactly, flag, integer, listOf, nullable, objectOf, text } from '@touchline/shared-primitives';
import { portsOf } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';

const filled = nullable(text);
/** Parses the user config; undefined if the response is malformed. @spec AC-03 */
const shape = exactly<UserConfig>()(
  objectOf({
    ...{ user_id: integer, login: text, user_name: filled, user_email: filled, phone_code: filled, phone_number: filled },
    ...{ user_country_id: nullable(integer), ban_level: integer, activation_type: integer, protection_level: integer },
    protection_methods: objectOf({
      ...{ is_changed_password: flag, enable_two_factor_auth: flag, enable_phone_binding: flag },
      ...{ enable_security_question: flag, enable_email_auth: flag },
    }),
    ...{ verification_status: integer, verification_types: listOf(text), user_status_id: integer },
    ...{ requested_additional_document: flag, has_deposit: flag, registeredAt: integer },
    user_data: objectOf({
      ...{ date_birthday: filled, name: filled, surname: filled, passport: filled, passport_date: filled, registration_address: filled },
    }),
  }),
);

/** The user config of the signed-in player; null while it loads and after a failure. @spec AC-03 */
export function useUserConfig(): UserConfig | null {
  const store = useStore();
  const userId = useSelector(selectUserId);
  const [config, setConfig] = useState<UserConfig | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    const own = new AbortController();
    callJson(portsOf(store), accountCalls.userConfig, { signal: own.signal, read: (answer) => shape(answer) ?? null }).then(
      (received) => {
        if (!own.signal.aborted) setConfig(received);
      },
      () => undefined,
    );
    return () => own.abort();
  }, [store, userId]);
  return config?.user_id === userId ? config : null;
}
