import { socialApi } from '@touchline/identity-forms';
import type { Caller } from '@touchline/shared-http';
import { fieldsOf } from '@touchline/shared-primitives';

/** The subset of Federated Credential Management used here; the DOM types lack it so far. */
interface AccountRequest extends CredentialRequestOptions {
  identity: {
    context: 'signin';
    providers: { configURL: string; clientId: string; params: Record<string, string> }[];
  };
}

/**
 * Lets the browser offer the accounts that the visitor has at the provider.
 *
 * @returns the token of the chosen account; null if the browser lacks support, there is no session at the provider, or the visitor closed
 * the dialog.
 * @spec ID-05
 */
export async function askBrowser(to: Caller, signal: AbortSignal): Promise<string | null> {
  if (!('IdentityCredential' in window)) return null;
  try {
    const { clientId, configUrl, nonce } = await socialApi.oneTapClient(to, signal);
    const request: AccountRequest = {
      // Never sign in without a click, not even a returning visitor or right after signing out.
      ...{ mediation: 'required', signal },
      identity: { context: 'signin', providers: [{ configURL: configUrl, clientId, params: { nonce } }] },
    };
    const { token } = fieldsOf(await navigator.credentials.get(request));
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}
