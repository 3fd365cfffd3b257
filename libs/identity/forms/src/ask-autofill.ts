import {
  base64URLStringToBuffer,
  browserSupportsWebAuthnAutofill,
  bufferToBase64URLString,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

interface Begun<Entered> {
  options: PublicKeyCredentialRequestOptionsJSON;
  /** Hands over what the browser has signed. */
  enter: (answer: AuthenticationResponseJSON) => Promise<Entered>;
}

/**
 * Asks the browser to offer passkeys in the list of a field whose `autocomplete` ends with `webauthn`. The request waits until one is taken or
 * the signal ends it. The library's own request can be ended for the whole page only, and not before it has begun, so this one is made here.
 *
 * @param begin - fetches a challenge; not called where the browser has no such list.
 * @returns null when no passkey was taken.
 * @spec ID-03
 */
export async function askAutofill<Entered>(signal: AbortSignal, begin: () => Promise<Begun<Entered>>): Promise<Entered | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const { options, enter } = await begin();
  const { challenge, rpId, userVerification } = options;
  const request: PublicKeyCredentialRequestOptions = { challenge: base64URLStringToBuffer(challenge), allowCredentials: [] };
  if (rpId !== undefined) request.rpId = rpId;
  if (userVerification !== undefined) request.userVerification = userVerification;
  // Nobody pressed anything: a browser that refuses, or has no passkey, says nothing.
  const taken = await navigator.credentials.get({ mediation: 'conditional', signal, publicKey: request }).catch(() => null);
  if (taken === null || signal.aborted) return null;
  const { id, response } = taken as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
  return enter({
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response: {
      authenticatorData: bufferToBase64URLString(response.authenticatorData),
      clientDataJSON: bufferToBase64URLString(response.clientDataJSON),
      signature: bufferToBase64URLString(response.signature),
    },
  });
}
