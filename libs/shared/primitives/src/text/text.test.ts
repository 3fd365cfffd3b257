import * as fc from 'fast-check';
import { fold } from './fold.ts';
import { capitalized, lowerAscii, upperAscii } from './letter-case.ts';
import { FIT, matchText } from './match-text.ts';
import { nameOrder } from './name-order.ts';

describe('fold', () => {
  it.each([
    // Letters that do not decompose.
    ['Bodø/Glimt', 'bodo/glimt'],
    ['Łódź', 'lodz'],
    ['Đoković', 'dokovic'],
    ['Ólafur Þórðarson', 'olafur thordarson'],
    ['Ħamrun', 'hamrun'],
    ['Næstved', 'naestved'],
    ['Œuvre', 'oeuvre'],
    ['Qəbələ', 'qebele'],
    ['Ŋaba Ɓala Ɗan', 'naba bala dan'],
    // Accents, composed or not.
    ['Črvena Réka', 'crvena reka'],
    ['Cafe\u0301 Ão', 'cafe ao'],
    ['Nguyễn Đình', 'nguyen dinh'],
    // The four letters i of Turkish and Azeri.
    ['İSPANYA', 'ispanya'],
    ['ISPARTA', 'isparta'],
    ['Isparta', 'isparta'],
    ['ısparta', 'isparta'],
    ['Diyarbakır', 'diyarbakir'],
    ['DİYARBAKIR', 'diyarbakir'],
    ['Bakı', 'baki'],
    // German.
    ['Großkreutz', 'grosskreutz'],
    ['GROẞKREUTZ', 'grosskreutz'],
    ['Köln', 'koln'],
    // Greek: accents, and sigma at the end of a word.
    ['Ολυμπιακός', 'ολυμπιακοσ'],
    ['ΟΛΥΜΠΙΑΚΟΣ', 'ολυμπιακοσ'],
    ['ολυμπιακοσ', 'ολυμπιακοσ'],
    // Apostrophes of all kinds.
    ["O'Higgins", 'ohiggins'],
    ['O’Higgins', 'ohiggins'],
    ['O‘Higgins', 'ohiggins'],
    ['OʼHiggins', 'ohiggins'],
    ['O`Higgins', 'ohiggins'],
    ['O´Higgins', 'ohiggins'],
    ['O＇Higgins', 'ohiggins'],
    ['Hawaiʻi', 'hawaii'],
    // Hyphens and dashes of all kinds, soft and minus too.
    ['Saint-Germain', 'saint germain'],
    ['Saint‐Germain', 'saint germain'],
    ['Saint‑Germain', 'saint germain'],
    ['Saint–Germain', 'saint germain'],
    ['Saint−Germain', 'saint germain'],
    ['Saint－Germain', 'saint germain'],
    ['Saint\u00adGermain', 'saintgermain'],
    // Width, ligatures, forms of one letter.
    ['ＦＣ　ＴＯＫＹＯ', 'fc tokyo'],
    ['ﾄｳｷｮｳ', 'トウキョウ'],
    ['ﬁnal', 'final'],
    ['ſtraße', 'strasse'],
    ['𝐅𝐂', 'fc'],
    // Arabic: hamza, teh marbuta, alef maksura, Persian letters, marks, stretching, presentation forms.
    ['الأهلي', 'الاهلي'],
    ['إسبانيا', 'اسبانيا'],
    ['آسيا', 'اسيا'],
    ['ٱلأهلي', 'الاهلي'],
    ['الجزيرة', 'الجزيره'],
    ['مصطفى', 'مصطفي'],
    ['اهلی', 'اهلي'],
    ['کرة', 'كره'],
    ['ليڤربول', 'ليفربول'],
    ['مُحَمَّد', 'محمد'],
    ['محـــمد', 'محمد'],
    ['ﺍﻷﻫﻠﻲ', 'الاهلي'],
    // Cyrillic: letters of Ukrainian and Kazakh typed as Russian ones.
    ['Артём', 'артем'],
    ['Київ', 'киив'],
    ['Ґонґадзе', 'гонгадзе'],
    ['Қайрат', 'каират'],
    ['Ақтөбе', 'актобе'],
    ['Өскемен Шығыс Жайық', 'оскемен шыгыс жаиык'],
    // Hindi: dot below, nasals, joiners. Vowel signs are letters.
    ['फ़ुटबॉल', 'फुटबॉल'],
    ['हिन्दी', 'हिंदी'],
    ['चाँद', 'चांद'],
    ['क्रि\u200dकेट', 'क्रिकेट'],
    // Digits of other scripts, full stops, quotation marks, spaces, marks of direction.
    ['٢٠٢٦', '2026'],
    ['२०२६', '2026'],
    ['St. Pauli', 'st pauli'],
    ['A.C. Milan', 'ac milan'],
    ['Total 2.5', 'total 2.5'],
    ['Total 2,5', 'total 2.5'],
    ['أكثر من ٢٫٥', 'اكثر من 2.5'],
    ['1, 2', '1, 2'],
    ['«Спартак» „Moskva“ "x"', 'спартак moskva x'],
    [' a\u00a0\u2003b\t c ', 'a b c'],
    ['\u200fab\u200e\ufeff', 'ab'],
    ['', ''],
  ])('[BT-05] [LG-06] reads %j as %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('[BT-05] keeps vowels of Hindi apart', () => {
    expect(fold('की')).not.toBe(fold('का'));
  });

  it('[BT-05] changes nothing that is folded, and ignores upper and lower case in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const folded = fold(text);

        expect(fold(folded)).toBe(folded);
        expect(fold(text.toLowerCase())).toBe(folded);
      }),
    );
  });
});

describe('matchText', () => {
  it.each([
    ['ispanya', 'İspanya', FIT.start],
    ['ispanya', 'ISPANYA', FIT.start],
    ['bodo', 'FK Bodø/Glimt', FIT.word],
    ['glimt', 'FK Bodø/Glimt', FIT.inside],
    ['germain paris', 'Paris Saint-Germain', FIT.inside],
    ['saintgermain', 'Paris Saint-Germain', FIT.inside],
    ['saint-germain', 'Paris Saint Germain', FIT.word],
    ['d ivoire', 'Côte d’Ivoire', FIT.inside],
    ['muenchen', 'Bayern München', FIT.inside],
    ['münchen', 'Bayern Muenchen', FIT.inside],
    ['aalborg', 'Ålborg', FIT.inside],
    ['bodoe', 'Bodø', FIT.inside],
    ['bodo glimt', 'Bodø/Glimt', FIT.inside],
    ['bodoglimt', 'Bodø/Glimt', FIT.inside],
    ['ae', 'Barcelona', FIT.none],
    ['ue', 'Club Brugge', FIT.none],
    ['ae', 'Næstved', FIT.inside],
    [' ', 'Anything', FIT.start],
    ['"', 'Anything', FIT.start],
    ['london', 'İspanya', FIT.none],
    ['paris london', 'Paris Saint-Germain', FIT.none],
  ])('[BT-05] compares %j with %j', (typed, text, fit) => {
    expect(matchText(typed)(text)).toBe(fit);
  });
});

it('[LG-06] changes the case of codes in the letters A to Z alone', () => {
  expect([lowerAscii('GB-İI'), upperAscii('gb-ıß')]).toEqual(['gb-İi', 'GB-ıß']);
});

it('[LG-06] writes a capital letter by the rules of the language', () => {
  expect(['en', 'tr', 'az'].map((lang) => capitalized('istanbul', lang))).toEqual(['Istanbul', 'İstanbul', 'İstanbul']);
  expect(capitalized('𐐨𐐩', 'en')).toBe('𐐀𐐩');
  expect(capitalized('', 'en')).toBe('');
});

it('[LG-06] sorts names as their language does', () => {
  const names = ['Zürich', 'Örebro', 'Ålborg', 'Oslo'];
  expect([...names].sort(nameOrder('de'))).toEqual(['Ålborg', 'Örebro', 'Oslo', 'Zürich']);
  expect([...names].sort(nameOrder('sv'))).toEqual(['Oslo', 'Zürich', 'Ålborg', 'Örebro']);
});
