import { Button, type ButtonProps } from '@touchline/ui-kit';
import { SocialOutcome } from './SocialOutcome.tsx';
import { useWallet } from './use-signed.ts';

/** Sign-in with the wallet of this browser. Nothing is sent before its owner has agreed twice in the wallet. @spec ID-04 */
export function WalletButton({
  returnUrl,
  ...button
}: Pick<ButtonProps, 'children' | 'look' | 'size'> & { returnUrl: string | undefined }) {
  const { enter, outcome, isRunning } = useWallet(returnUrl);
  return (
    <>
      <Button {...button} isBusy={isRunning} onClick={enter} />
      {outcome !== null && <SocialOutcome social={outcome} provider="metamask" />}
    </>
  );
}
