import {
  base64URLStringToBuffer,
  browserSupportsWebAuthnAutofill,
  bufferToBase64URLString,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

interface Begun<Entered> {
  options: PublicKeyCredentialRequestOptionsJSON;
  /** Sends the assertion of the browser to the server. */
  enter: (answer: AuthenticationResponseJSON) => Promise<Entered>;
}

/**
 * Lets the browser offer passkeys in the autofill list of a field whose `autocomplete` ends with `webauthn`. The request is pending until a
 * passkey is chosen or the signal aborts. The library can only abort its request page-wide, and only once it is running, so the request is
 * made here.
 *
 * @param begin - fetches a challenge; not called where the browser lacks such a list.
 * @returns null if no passkey was chosen.
 * @spec ID-03
 */
export async function askAutofill<Entered>(signal: AbortSignal, begin: () => Promise<Begun<Entered>>): Promise<Entered | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const { options, enter } = await begin();
  const { challenge, rpId, userVerification } = options;
  const request: PublicKeyCredentialRequestOptions = { challenge: base64URLStringToBuffer(challenge), allowCredentials: [] };
  if (rpId !== undefined) request.rpId = rpId;
  if (userVerification !== undefined) request.userVerification = userVerification;
  // The user started nothing, so a refusal or a missing passkey is not reported.
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
