import { maintenanceText } from './texts.ts';

it.each(['AZ', 'KZ', 'UA', 'RU', 'az', 'kk', 'uk', 'ru'])('[MT-03] shows maintenance texts in Russian for %s', (code) => {
  expect(maintenanceText(code)).toMatchObject({ lang: 'ru', title: 'Технические работы' });
});

it.each(['en', 'ar', 'es', 'tr', ''])('[MT-03] shows maintenance texts in English for "%s"', (code) => {
  expect(maintenanceText(code)).toMatchObject({ lang: 'en', title: 'Maintenance' });
});
