import { socialApi } from '@touchline/identity-forms';
import type { Caller } from '@touchline/shared-http';
import { fieldsOf } from '@touchline/shared-primitives';

/** Federated Credential Management as far as it is used here; the DOM's own types don't have it yet. */
interface AccountRequest extends CredentialRequestOptions {
  identity: {
    context: 'signin';
    providers: { configURL: string; clientId: string; params: Record<string, string> }[];
  };
}

/**
 * Lets the browser offer the accounts that the person has at the provider.
 *
 * @returns the token of the account that was chosen; null where the browser can't, nobody is signed in there, or the person closed it.
 * @spec ID-05
 */
export async function askBrowser(to: Caller, signal: AbortSignal): Promise<string | null> {
  if (!('IdentityCredential' in window)) return null;
  try {
    const { clientId, configUrl, nonce } = await socialApi.oneTapClient(to, signal);
    const request: AccountRequest = {
      // Nobody is signed in without a press: not a second time either, and not right after signing out.
      ...{ mediation: 'required', signal },
      identity: { context: 'signin', providers: [{ configURL: configUrl, clientId, params: { nonce } }] },
    };
    const { token } = fieldsOf(await navigator.credentials.get(request));
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}
