/** A wallet as it puts itself into the page (EIP-1193). */
export interface Wallet {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>;
}

/** Which of several wallets is MetaMask. */
const METAMASK = 'io.metamask';
const REFUSED_BY_PERSON = 4001;

const isWallet = (value: unknown): value is Wallet => typeof value === 'object' && value !== null && 'request' in value;

/**
 * The wallet of this browser: MetaMask where there are several, as they announce themselves (EIP-6963); else the one that the page holds.
 *
 * @spec ID-04
 */
export function findWallet(page: Window): Wallet | null {
  const found: { rdns: string; provider: Wallet }[] = [];
  const hear = (event: Event): void => {
    const { info, provider } = ((event as CustomEvent).detail ?? {}) as { info?: { rdns?: unknown }; provider?: unknown };
    if (isWallet(provider)) found.push({ rdns: String(info?.rdns), provider });
  };
  page.addEventListener('eip6963:announceProvider', hear);
  page.dispatchEvent(new Event('eip6963:requestProvider')); // wallets answer at once
  page.removeEventListener('eip6963:announceProvider', hear);
  const injected = 'ethereum' in page && isWallet(page.ethereum) ? page.ethereum : null;
  return (found.find(({ rdns }) => rdns === METAMASK) ?? found[0])?.provider ?? injected;
}

/** Whether the person said no in the wallet. */
export const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === REFUSED_BY_PERSON;

/** The address that the person lets this site know. @throws what the wallet throws */
export async function addressOf(wallet: Wallet): Promise<string> {
  const accounts = await wallet.request({ method: 'eth_requestAccounts' });
  return Array.isArray(accounts) ? String(accounts[0]) : '';
}

/** Asks the person to sign a text. @throws what the wallet throws */
export async function sign(wallet: Wallet, message: string, address: string): Promise<string> {
  const hex = [...new TextEncoder().encode(message)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return String(await wallet.request({ method: 'personal_sign', params: [`0x${hex}`, address] }));
}
