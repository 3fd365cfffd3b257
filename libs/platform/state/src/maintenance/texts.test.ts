import { maintenanceText } from './texts.ts';

it.each(['AZ', 'KZ', 'UA', 'RU', 'az', 'kk', 'uk', 'ru'])('[MT-03] %s reads of maintenance in Russian', (code) => {
  expect(maintenanceText(code)).toMatchObject({ lang: 'ru', title: 'Технические работы' });
});

it.each(['en', 'ar', 'es', 'tr', ''])('[MT-03] "%s" reads of it in English', (code) => {
  expect(maintenanceText(code)).toMatchObject({ lang: 'en', title: 'Maintenance' });
});
