import type { MarketKindKey, Measure } from '@touchline/betting-rules';

/** The picked side of a market. `team` is the side named in the query. */
export type MarketSide = 'over' | 'under' | 'yes' | 'no' | 'odd' | 'even' | 'draw' | 'team' | '1x' | 'x2';

/** Meaning of a word for a market. */
export interface MarketTerm {
  kind?: MarketKindKey;
  side?: MarketSide;
  measure?: Measure;
  period?: number;
  /** Not sufficient alone: `over` means a market only together with a number or a total. */
  isWeak?: true;
}

/** Search terms for markets in the languages of the site, including short forms; one line per meaning. */
export const MARKET_TERMS: readonly (readonly [words: string, meaning: MarketTerm])[] = [
  [
    'total|totals|total goals|total points|goals|over under|тотал|тотал голов|тоталы|голы|مجموع|مجموع الأهداف|total de goles|total de gols|total de buts|tore|über unter|alt üst|gol alt üst|тотал голів|голдар тоталы|qol totalı|टोटल|टोटल गोल|गोल',
    { kind: 'total' },
  ],
  [
    'over|more than|больше|тб|أكثر|أكثر من|más|más de|mais|mais de|plus|plus de|über|üst|більше|көп|çox|ज़्यादा|से ज़्यादा|ओवर',
    { side: 'over', isWeak: true },
  ],
  ['under|less than|меньше|тм|أقل|أقل من|menos|menos de|moins|moins de|unter|alt|менше|аз|az|कम|से कम|अंडर', { side: 'under', isWeak: true }],
  ['handicap|handicaps|spread|фора|гандикап|هانديكاب|hándicap|handikap|हैंडिकैप|fora', { kind: 'handicap' }],
  [
    'asian handicap|азиатская фора|هانديكاب آسيوي|hándicap asiático|handicap asiático|handicap asiatique|asya handikap|एशियन हैंडिकैप',
    { kind: 'asian-handicap' },
  ],
  [
    'both teams to score|both to score|btts|gg|обе забьют|оз|يسجل الفريقان|ambos marcan|ambos equipos marcan|ambas marcam|ambas as equipes marcam|les deux équipes marquent|beide teams treffen|beide treffen|karşılıklı gol|kg|обидві забʼють|обидві заб’ють|екеуі де соғады|hər iki komanda vurur|दोनों टीमें गोल करें|दोनों टीमें गोल',
    { kind: 'both-score' },
  ],
  [
    'double chance|двойной исход|двойной шанс|فرصة مزدوجة|doble oportunidad|dupla chance|doppelte chance|çifte şans|подвійний шанс|қос нәтиже|ikili şans|डबल चांस',
    { kind: 'double-chance' },
  ],
  ['1x', { kind: 'double-chance', side: '1x' }],
  ['x2', { kind: 'double-chance', side: 'x2' }],
  [
    'draw no bet|dnb|победа с возвратом|التعادل يلغي الرهان|empate anula apuesta|empate anula aposta|remboursé si nul|beraberlikte iade|перемога з поверненням|ड्रॉ नो बेट',
    { kind: 'draw-no-bet', side: 'team' },
  ],
  ['draw|ничья|تعادل|empate|nul|match nul|unentschieden|beraberlik|нічия|тең ойын|heç heçə|ड्रॉ', { kind: 'result', side: 'draw' }],
  [
    'to win|win|wins|winner|победа|победит|победитель|يفوز|فوز|الفائز|gana|ganador|victoria|vence|vencedor|vitória|gagne|vainqueur|victoire|sieg|sieger|gewinnt|kazanır|kazanan|переможе|перемога|переможець|жеңеді|жеңімпаз|qalib|qalib gəlir|जीत|विजेता',
    { kind: 'result', side: 'team' },
  ],
  [
    '1x2|match result|исход|исход матча|نتيجة المباراة|resultado del partido|resultado da partida|résultat du match|spielausgang|maç sonucu|результат матчу|матч нәтижесі|oyunun nəticəsi|मैच का नतीजा',
    { kind: 'result' },
  ],
  ['odd|нечет|فردي|impar|ímpar|impair|ungerade|tek|непарний|тақ|tək|विषम', { kind: 'odd-even', side: 'odd' }],
  ['even|чет|чёт|زوجي|par|pair|gerade|çift|парний|жұп|cüt|सम', { kind: 'odd-even', side: 'even' }],
  [
    'correct score|exact score|точный счет|точный счёт|النتيجة الصحيحة|resultado exacto|placar exato|score exact|genaues ergebnis|kesin skor|точний рахунок|дәл есеп|dəqiq hesab|सटीक स्कोर',
    { kind: 'exact-score' },
  ],
  ['half time full time|ht ft|htft|тайм матч', { kind: 'half-time-full-time' }],
  ['clean sheet|на ноль', { kind: 'clean-sheet-1', side: 'yes' }],
  [
    'red card|удаление|بطاقة حمراء|tarjeta roja|cartão vermelho|carton rouge|rote karte|kırmızı kart|вилучення|қызыл карточка|qırmızı vərəqə|रेड कार्ड',
    { kind: 'red-card' },
  ],
  ['scorer|goalscorer|anytime scorer|автор гола|goleador|buteur|torschütze|golcü', { kind: 'scorer' }],
  [
    'corners|corner|угловые|угловых|الركنيات|ركنيات|córneres|córner|escanteios|ecken|kornerler|korner|кутові|кутових|бұрыштамалар|künc zərbələri|कॉर्नर',
    { measure: 'corners' },
  ],
  [
    'cards|card|bookings|карточки|карточек|البطاقات|بطاقات|tarjetas|cartões|cartons|karten|kartlar|kart|картки|карток|карточкалар|vərəqələr|कार्ड',
    { measure: 'cards' },
  ],
  [
    '1st half|first half|1 тайм|1-й тайм|الشوط الأول|1ª parte|primera parte|1º tempo|primeiro tempo|1re mi-temps|première mi-temps|1. halbzeit|erste halbzeit|1. yarı|ilk yarı|1-й тайм|1-тайм|1-ci hissə|हाफ़ 1|पहला हाफ़',
    { period: 1, isWeak: true },
  ],
  [
    '2nd half|second half|2 тайм|2-й тайм|الشوط الثاني|2ª parte|segunda parte|2º tempo|segundo tempo|2e mi-temps|deuxième mi-temps|2. halbzeit|zweite halbzeit|2. yarı|ikinci yarı|2-тайм|2-ci hissə|हाफ़ 2|दूसरा हाफ़',
    { period: 2, isWeak: true },
  ],
  ['yes|да|نعم|sí|si|sim|oui|ja|evet|так|иә|bəli|हाँ', { side: 'yes', isWeak: true }],
  ['no|нет|لا|não|nao|non|nein|hayır|ні|жоқ|xeyr|नहीं', { side: 'no', isWeak: true }],
];
