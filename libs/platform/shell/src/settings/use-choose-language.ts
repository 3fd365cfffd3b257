import { inLanguage } from '@touchline/shared-routes';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';

/** Shows the same page in another language; coupon and scroll position are kept. @spec LG-04 LG-06 LG-08 */
export function useChooseLanguage(): (code: string) => Promise<void> {
  const store = useStore();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return async (code) => {
    const top = window.scrollY;
    const { chooseLanguage } = await import('./choose-language.ts');
    const show = () => void navigate(inLanguage(pathname, code) + search + hash, { preventScrollReset: true });
    chooseLanguage({ store, code, top, show });
  };
}
