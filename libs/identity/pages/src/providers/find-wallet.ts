/** A wallet provider as injected into the page (EIP-1193). */
export interface Wallet {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>;
}

/** Reverse domain name of MetaMask, to find it among several wallets. */
const METAMASK = 'io.metamask';
const REFUSED_BY_PERSON = 4001;

const isWallet = (value: unknown): value is Wallet => typeof value === 'object' && value !== null && 'request' in value;

/**
 * Finds the wallet of this browser: MetaMask among those that announce themselves (EIP-6963), otherwise `window.ethereum`.
 *
 * @spec ID-04
 */
export function findWallet(page: Window): Wallet | null {
  const found: { rdns: string; provider: Wallet }[] = [];
  const onAnnounced = (event: Event): void => {
    const { info, provider } = ((event as CustomEvent).detail ?? {}) as { info?: { rdns?: unknown }; provider?: unknown };
    if (isWallet(provider)) found.push({ rdns: String(info?.rdns), provider });
  };
  page.addEventListener('eip6963:announceProvider', onAnnounced);
  page.dispatchEvent(new Event('eip6963:requestProvider')); // wallets answer synchronously
  page.removeEventListener('eip6963:announceProvider', onAnnounced);
  const injected = 'ethereum' in page && isWallet(page.ethereum) ? page.ethereum : null;
  return (found.find(({ rdns }) => rdns === METAMASK) ?? found[0])?.provider ?? injected;
}

/** Whether the user rejected the request in the wallet. */
export const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === REFUSED_BY_PERSON;

/** Asks for the user's address. @throws errors of the wallet */
export async function addressOf(wallet: Wallet): Promise<string> {
  const accounts = await wallet.request({ method: 'eth_requestAccounts' });
  return Array.isArray(accounts) ? String(accounts[0]) : '';
}

/** Asks the user to sign a text. @throws errors of the wallet */
export async function sign(wallet: Wallet, message: string, address: string): Promise<string> {
  const hex = [...new TextEncoder().encode(message)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return String(await wallet.request({ method: 'personal_sign', params: [`0x${hex}`, address] }));
}
