/** Names of sports: English, Russian, Arabic. */
const NAMES: Readonly<Record<string, readonly [en: string, ru: string, ar: string]>> = {
  football: ['Football', 'Футбол', 'كرة القدم'],
  'ice-hockey': ['Ice hockey', 'Хоккей', 'هوكي الجليد'],
  basketball: ['Basketball', 'Баскетбол', 'كرة السلة'],
  tennis: ['Tennis', 'Теннис', 'التنس'],
  volleyball: ['Volleyball', 'Волейбол', 'الكرة الطائرة'],
  'table-tennis': ['Table tennis', 'Настольный теннис', 'تنس الطاولة'],
  handball: ['Handball', 'Гандбол', 'كرة اليد'],
  'american-football': ['American football', 'Американский футбол', 'كرة القدم الأمريكية'],
  baseball: ['Baseball', 'Бейсбол', 'البيسبول'],
  cricket: ['Cricket', 'Крикет', 'الكريكيت'],
  'rugby-union': ['Rugby union', 'Регби', 'الرغبي'],
  'rugby-league': ['Rugby league', 'Регбилиг', 'دوري الرغبي'],
  badminton: ['Badminton', 'Бадминтон', 'الريشة الطائرة'],
  futsal: ['Futsal', 'Мини-футбол', 'كرة الصالات'],
  'beach-volleyball': ['Beach volleyball', 'Пляжный волейбол', 'الكرة الطائرة الشاطئية'],
  darts: ['Darts', 'Дартс', 'رمي السهام'],
  snooker: ['Snooker', 'Снукер', 'السنوكر'],
  boxing: ['Boxing', 'Бокс', 'الملاكمة'],
  mma: ['Martial arts', 'Единоборства', 'الفنون القتالية'],
  'water-polo': ['Water polo', 'Водное поло', 'كرة الماء'],
  'field-hockey': ['Field hockey', 'Хоккей на траве', 'هوكي العشب'],
  'aussie-rules': ['Australian rules', 'Австралийский футбол', 'كرة القدم الأسترالية'],
  floorball: ['Floorball', 'Флорбол', 'الفلوربول'],
  bandy: ['Bandy', 'Хоккей с мячом', 'الباندي'],
  'formula-1': ['Formula 1', 'Формула-1', 'فورمولا 1'],
  'cyber-football': ['Cyber football', 'Киберфутбол', 'كرة القدم الإلكترونية'],
  'tactical-shooter': ['Tactical shooter', 'Тактический шутер', 'رماية تكتيكية'],
  'arena-moba': ['Arena MOBA', 'MOBA: арена', 'موبا الساحة'],
  'lane-moba': ['Lane MOBA', 'MOBA: линии', 'موبا المسارات'],
  'hero-shooter': ['Hero shooter', 'Геройский шутер', 'رماية الأبطال'],
  'car-football': ['Car football', 'Футбол на машинах', 'كرة قدم السيارات'],
  strategy: ['Real-time strategy', 'Стратегия в реальном времени', 'استراتيجية الوقت الفعلي'],
  'cyber-basketball': ['Cyber basketball', 'Кибербаскетбол', 'كرة السلة الإلكترونية'],
};

const AT: Readonly<Record<string, 0 | 1 | 2>> = { en: 0, ru: 1, ar: 2 };

/** Name of a sport; other languages get English. */
export const sportName = (key: string, lang: string): string => NAMES[key]?.[AT[lang] ?? 0] ?? key;
