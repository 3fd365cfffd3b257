import { maintenanceText } from '@touchline/platform-state';
import { selectLanguage } from '@touchline/shared-state';
import { useSelector } from 'react-redux';
import { MessagePage } from '../parts/MessagePage.tsx';

/** The maintenance page, in Russian or English, whatever the page's language. @spec MT-03 */
export function MaintenancePage() {
  const { lang, title, message } = maintenanceText(useSelector(selectLanguage));
  return (
    <div lang={lang} dir="ltr">
      <MessagePage title={title}>{message}</MessagePage>
    </div>
  );
}
