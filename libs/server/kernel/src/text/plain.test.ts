import { plain, plainForms } from './plain.ts';

it.each([
  ['Bodø/Glimt', 'bodo glimt'],
  ['İstanbul Başakşehir', 'istanbul basaksehir'],
  ['O’Higgins', 'ohiggins'],
  ['Црвена река', 'crvena reka'],
  ['Қайрат', 'kairat'],
  ['Ұлытау Өскемен', 'ulytau oskemen'],
  ['Ολυμπιακός', 'olympiakos'],
  ['ΟΛΥΜΠΙΑΚΟΣ', 'olympiakos'],
  ['الأهلي', 'alahly'],
  ['الاهلی', 'alahly'],
  ['टेनिस', 'tns'],
  ['फ़ुटबॉल 2026', 'ftbl 2026'],
  ['«٢٫٥»', '2 5'],
])('[BT-05] writes %j for searching as %j', (text, found) => {
  expect(plain(text)).toBe(found);
});

it.each([
  ['Paris Saint-Germain', ['paris saint germain', 'paris saintgermain']],
  ['Saint‑Étienne', ['saint etienne', 'saintetienne']],
  ['Bodø/Glimt', ['bodo glimt', 'bodoglimt']],
  ['Real Madrid', ['real madrid']],
])('[BT-05] finds %j by %j', (name, forms) => {
  expect(plainForms(name)).toEqual(forms);
});
