/** Names of clubs by country, mostly towns, as printed in tables. */
export const CLUBS: Readonly<Record<string, string>> = {
  GB: 'Northbridge, Ashford Town, Kingsmere, Eastham United, Wexcombe, Harrow Vale, Stonebury, Millwater, Redcliff City, Oakhampton, Thornley, Brackwell, Marlow Rovers, Penhurst, Aldersea, Winterfold, Greyport, Lansdown, Holmbridge, Castleford Albion',
  ES: 'Atlético Alborán, Real Montejo, Deportivo Ría Alta, Costaverde, Sierranueva, Unión Almenara, Villarcos, Peñalba, Getares, Olivares CF, Rayo del Sur, Ribera, Castroviejo, Montalbán, Valdeluna, Alcoraz, Ponferría, Benicarra, Torresol, Campo Azul',
  DE: 'Borussia Mönchenthal, 1. FC Kollnau, VfL Bergstadt, SV Hafenburg, TSG Neckarau, Eintracht Falkenau, SC Freienfels, Union Spreetal, FC Augstein, VfB Stauffen, Werder Brückow, Hertha Havelsee, Arminia Bielow, Fortuna Rheinau, SG Lausitz, Holstein Förde, FC St. Georg, Preußen Münde',
  IT: 'Aurora Torino, Virtus Lazara, Sampieri, Fiorano, Atalanza, Bologna Nord, Udinara, Cagliari Mare, Salernova, Empolese, Monzano, Leccese, Genovara, Parmense, Spezzana, Cremonova, Frosina, Veronara',
  FR: "Olympique Rhodan, Stade Armor, Racing Lensois, AS Monterive, Girondins d'Aquitaine, FC Nantais, Lille Flandres, Montpeyrac, Stade Champenois, Toulousain, OGC Azur, Angevin SCO, Lorient Océan, Strasbourg Est, Brestois, Clermontois, Havre AC, Troyen",
  TR: 'Boğazspor, Fenerköy, Galatabey, Trabzonkale, Başakören, Sivasyurt, Konyaova, Antalyasu, Kayserigücü, Alanyagüneş, Göztepeli, Bursakent, Eyüpşehir, Samsunlimanı, Rizeçay, Hatayordu',
  NL: 'Ajaxel, PSV Eindhoek, Feyenland, AZ Alkwaard, FC Twenter, Vitesse Rijn, FC Utrechter, SC Heerenzee, FC Groningel, Sparta Maas, NEC Waal, Go Ahead IJssel, Willem Kroon, Fortuna Limburg, Excelsior Haven, Cambuur Wad',
  PT: 'Porto Novo, Benfique, Sporting Tejo, Braga Alta, Vitória Minho, Boavila, Rio Dourado, Marítimo Sul, Famalicense, Gil Vale, Estorilense, Arouca Serra, Casa Lusa, Moreirense, Faro Algarve, Chaves Norte',
  BR: 'Flamante, Palmeira, Corintiano, São Tomé, Grêmia, Internacional Sul, Atlético Mineirão, Cruzeirinho, Botafora, Vasco da Costa, Fluminar, Santista, Bahiano, Fortalezense, Cearano, Goiasense, Coritibense, Bragança Paulista, Cuiabano, Juventino',
  AR: 'Boquense, River Norte, Racing de Avellar, Independencia, San Lorenco, Estudiantil, Vélez Arenas, Talleres Córdoba, Rosario Litoral, Newell Viejo, Lanusero, Banfielder, Argentino Juvenil, Huracanes, Godoy Andes, Gimnasia Plata',
  RS: 'Црвена река, Партизан Нови, Војводина Дунав, Чукарица, Радник Сурдулица, Спартак Пут, Младост Лучани, Напредак, Колубара, Јавор, Металац, Раднички Ниш, Инђија, Нови Пазар, Железничар, Слога',
  UA: 'Динамо Поділля, Шахтар Донбас, Зоря Лугова, Дніпро Січ, Ворскла Степ, Колос Ковалі, Карпати Бескид, Рух Галич, Олександрія Інгул, Чорноморець Лиман, Металіст Слобода, Верес Волинь, Полісся Тетерів, Кривбас Рудня, Оболонь Поділ, Інгулець Петрове',
  KZ: 'Астана Сарыарка, Кайрат Алатау, Тобол Костанай, Актобе Жайык, Ордабасы, Кызыл-Жар, Шахтер Караганда, Жетысу, Тараз, Каспий Актау, Атырау, Женис, Елимай, Туран, Окжетпес, Акжайык',
  PL: 'Legia Wisła, Lechia Warta, Śląsk Odra, Górnik Ruda, Pogoń Zalew, Jagiellon, Cracovia Nowa, Zagłębie Miedź, Raków Jura, Piast Śląski, Wisła Sól, Radomiak Las, Stal Podkarpacie, Warta Młyn, Korona Góry, Łódź Widok',
  GR: 'Ολυμπιακή Ακτή, Παναθηναία, ΑΕΚ Πέλαγος, ΠΑΟΚ Βορρά, Άρης Θράκης, Αστέρας Δύσης, Αχαϊκή, Λαμιακή, Βόλος Αργώ, Ηράκλειο Κρήτης, Ιωνική, Λεβαδειακή, Καλλιθέα, Πανσερραϊκή',
  SA: 'الهلال الجديد, النصر العربي, اتحاد الساحل, أهلي البحر, شباب العاصمة, فتح الواحة, تعاون القصيم, رائد الشمال, فيحاء المجمعة, خليج الدمام, وحدة مكة, ضمك الجنوب, رياض المدينة, أخدود نجران',
  EG: 'أهلي النيل, زمالك الجزيرة, بيراميدز الشرق, مصري القناة, إسماعيلي الدراويش, سموحة الإسكندرية, اتحاد الثغر, إنبي المعادي, جونة البحر, طلائع الجيش, سيراميكا, فاركو, غزل المحلة, بنك القاهرة',
  JP: '浦和ウイング, 鹿島リーフ, 横浜ベイ, 川崎リバー, 名古屋キャッスル, 大阪ドリーム, 神戸ハーバー, 広島アロー, 札幌スノー, 福岡ブルー, 京都ゲート, 新潟スワン, 湘南コースト, 仙台リーフ, 千葉ウェーブ, 東京ライト',
  US: 'Portland Pines, Austin Rangers FC, Seattle Sound, Denver Peaks, Atlanta Peach, Miami Palms, Chicago Lake, Boston Harbor, Nashville Strings, Columbus Union, Dallas Stars FC, Houston Bay, Orlando Sun, Kansas Plains, Toronto North, Utah Salt, Phoenix Heat, San Diego Surf, Charlotte Queens, Detroit Motors',
  MX: 'América Azteca, Guadalajara Roja, Cruz del Norte, Pumas Sur, Tigres Regios, Rayados Monte, Toluca Nevado, Atlas Jalisco, León Verde, Pachuca Plata, Santos Laguna, Puebla Franja, Querétaro, Tijuana Frontera, Necaxa Rayo, Juárez Bravos',
  SE: 'Malmö Kust, Djurgård, AIK Solna, Hammarby Söder, Göteborg Väst, Elfsborg, Häcken, Kalmar Sund, Norrköping Ström, Sirius Uppsala, Värnamo, Mjällby, Halmstad, Västerås Mälar, Brommapojk, Öster',
  NO: 'Rosenborg Nord, Bodø Lys, Molde Fjord, Viking Stavang, Brann Bergen, Vålerenga, Lillestrøm, Tromsø Polar, Odd Skien, Strømsgod, Sandefjord, Haugesund, Aalesund, Kristiansund, Hamar, Fredrikstad',
  DK: 'København Havn, Brøndby Vest, Midtjylland, Nordsjælland, Aarhus Bugt, Silkeborg Sø, Randers Fjord, Viborg Hede, Odense Fyn, Lyngby, Vejle Ådal, Hvidovre, Aalborg Nord, Esbjerg, Horsens, Sønderjyske',
  CZ: 'Slavie Vltava, Sparta Letná, Viktoria Plzeňsko, Baník Slezsko, Sigma Haná, Slovan Jizera, Bohemians Vršek, Jablonec Hory, Teplice Lázně, Hradec Labe, Pardubice Koně, Dukla Dejvice, Karviná Důl, Zlín Ševci',
  HR: 'Dinamo Sava, Hajduk Jadran, Rijeka Kvarner, Osijek Drava, Lokomotiva, Istra Arena, Gorica Polje, Varaždin, Slaven Drava, Šibenik Krka, Vukovar, Rudeš, Zadar Punta, Cibona Grad',
  RO: 'Steaua Nord, Rapid Giulești, Cluj Someș, Craiova Oltenia, Sepsi Harghita, Farul Marea, Hermannstadt, Petrolul Prahova, Botoșani, Argeș Pitești, Iași Copou, Oțelul Galați, Dinamo Băneasa, Timiș Banat',
  BE: 'Anderlecht Zuid, Brugge Noord, Gent Leie, Genk Kolen, Antwerpen Haven, Standard Meuse, Mechelen Dijle, Leuven Dyle, Charleroi Sambre, Kortrijk Leie, Westerlo, Eupen Oost, Oostende Kust, Lommel',
  CH: 'Basel Rhein, Young Bern, Zürich See, Servette Léman, Lugano Lago, Luzern Pilatus, St. Gallen Ost, Sion Rhône, Lausanne Vaud, Winterthur, Grasshopper Limmat, Thun Oberland, Aarau, Vaduz',
  FI: 'HJK Meri, KuPS Savo, Inter Aura, Ilves Koski, SJK Lakeus, Honka, Haka Valkea, Mariehamn, Oulu Pohja, Lahti Vesi, VPS Vaasa, Tappara Ranta, Kärpät, JYP Harju',
  KR: '서울 한강, 울산 고래, 전북 초원, 포항 제철, 수원 화성, 인천 항구, 대구 하늘, 광주 빛, 강원 설악, 제주 바람, 대전 한밭, 부산 파도, 성남 까치, 안양 숲',
  CN: '上海江风, 北京长城, 山东泰岳, 广州花城, 浙江西湖, 成都锦官, 武汉江城, 天津海河, 深圳鹏城, 大连海岸, 河南嵩山, 青岛崂山, 长春雪原, 沧州雄狮',
  AU: 'Melbourne Yarra, Sydney Harbour, Perth Swan, Adelaide Hills, Brisbane River, Geelong Bay, Fremantle Dock, Hawthorn Vale, Newcastle Coal, Wellington Wind, Canberra Lake, Hobart Derwent, Carlton North, Essendon Field, Gold Coast Reef, Richmond Yard',
  IN: 'Mumbai Marina, Chennai Coral, Kolkata Hooghly, Bengaluru Garden, Delhi Fort, Rajasthan Dunes, Hyderabad Pearl, Punjab Five Rivers, Lucknow Gomti, Gujarat Salt, Kochi Spice, Goa Shore, Pune Hills, Jaipur Rose',
  NZ: 'Auckland Cape, Wellington Gale, Canterbury Plains, Otago Peak, Waikato River, Hawke Bay, Taranaki Mount, Northland Kauri, Southland Star, Tasman Bay',
  ZA: 'Cape Storm, Natal Sharks Bay, Pretoria Bulls, Johannesburg Gold, Free State Plains, Eastern Kings, Boland Vine, Griqua Diamond, Pumas Lowveld, Border Reef',
  RU: 'Волга Ульяна, Енисей Саяны, Байкал Энергия, Кузбасс Томь, Уральский Трубник, Сибсельмаш, Старт Ока, Строитель Двина, Водник Север, Родина Вятка, Динамо Амур, Мурман Залив',
};

/** Names by group, for individual sports and esports. */
export const PEOPLE: Readonly<Record<string, string>> = {
  marbles: 'Ember, Cobalt, Saffron, Jade, Onyx, Pearl, Coral, Indigo, Moss, Copper, Frost, Plum',
  runs: 'Glass Canyon, Sandbar Spiral, Copper Steps, Cedar Slalom, Lighthouse Drop, Quarry Bend',
  world:
    'A. Kleinfeld, D. Marchetti, J. Alcoraz, S. Tsipouras, C. Ruudsen, F. Augerre, T. Fritzell, H. Runesson, A. Rublinski, G. Dimitrescu, K. Khachanyan, U. Humbaut, B. Sheltonby, L. Musettino, N. Jarryman, T. Paulsen, S. Bauez, A. Mannarelli, F. Cerundolez, J. Struffel, D. Evansworth, M. Kecmanić, A. Popyrinov, Z. Berghs, R. Safianov, L. Đorđević, P. Martínek, Y. Nishiokawa, M. Purcello, C. Eubankson, Э. Гусейнов, А. Карасёв, О. Лимаренко, Н. Вуковић, T. Etcheverra, R. Carballas, P. Cachíno, A. Vukićević, B. Nakashimo, J. Thompsett',
  women:
    'I. Świątkowa, A. Sabalenkova, C. Gauffin, E. Rybakinova, J. Pegulani, O. Jaberi, M. Vondroušek, Q. Zhengyi, M. Sakkaris, J. Ostapenka, K. Mucháček, D. Kasatkovna, B. Haddad, L. Samsonovich, M. Keysworth, P. Kvitovská, V. Kudermina, E. Svitolyna, E. Alexandrovskaya, C. Garcíane, D. Collinsby, A. Kalinichenko, S. Kenington, L. Fernandel, B. Andreescova, А. Потапенко, L. Nosková-Malá, K. Boulton, E. Raducana, M. Linetteska, S. Cîrstescu, A. Blinkovna',
  paddle:
    'O. Karpiński, J. Nowaczyk, M. Svobodník, R. Dvořáček, P. Horákov, T. Procházek, V. Kučerka, L. Veselík, D. Marešov, K. Novotník, I. Бойченко, С. Мельничук, А. Ткаченко, В. Олійник, M. Zieliński-Las, P. Wójcikow, K. Kamińczyk, A. Lewandek, T. Dudkowiak, F. Králík, J. Beranek, S. Urbanec, M. Fialka, Z. Blažkov',
  east: 'Wang Lihao, Chen Mingze, Fan Jundong, Lin Gaoyu, Liang Jingke, Tanaka Haru, Momoto Ken, Sindhura P., Axel Viktorsen, Lee Zhijia, Ginting Arya, Christo Jon, Kunlavut V., Loh Keanyew, Shi Yuqian, Popov Tomas, Antonsen Ras, Lakshya S., Naraoka Ko, Weng Hongy, An Seyeon, Yamaguchi Aki, Tai Tzuyi, Marín Carola',
  cue: 'R. O’Sullwin, J. Trumpeter, M. Selbury, N. Robertsen, J. Higginson, K. Wilsonby, M. Allenby, S. Murphyson, L. Brecelj, D. Junhao, Z. Xintian, B. Hawking, G. Wilmott, A. Carterson, C. Bingham-Lee, R. Daylight, J. Lisowska, T. Unnoh, Y. Bingtao, H. Vafaeian',
  darts:
    'L. Littlewood, L. Humphreyson, M. van Gerwijk, G. Pricewell, M. Smithers, N. Aspinwall, P. Wrightson, R. Crossley, J. Claytonby, D. van Duijn, D. Chisnold, S. Buntin, J. Cullenby, R. Smithson, D. Heta-Vale, G. Clemensen, D. Noppertjes, C. Dobeyn, A. Gildingham, J. de Sousaro',
  fighters:
    'A. Volkanos, I. Makhachyan, L. Edwardson, S. Stricklan, A. Pereirão, T. Aspinham, J. Jonesworth, M. Hollowell, D. Poiriere, C. Olivare, J. Gaethjen, I. Topurian, S. O’Malloy, M. Dvalishvan, A. Pantojas, B. Royvalen, R. Whittakar, D. du Plessin, K. Usmanov, B. Muhammadi, Ш. Рахмонзода, A. Cañelo, O. Usykenko, T. Furyman, A. Joshuason, G. Davisse',
  drivers:
    'M. Verstegen, L. Norrison, C. Leclairc, O. Piastro, C. Sainzo, G. Russelby, L. Hamiltone, S. Pérezno, F. Alonzo, L. Strollen, P. Gaslyn, E. Oconne, A. Albonsri, Y. Tsunodo, N. Hülkenburg, K. Magnusser, V. Bottason, Zhou Guanyi',
  pairs:
    'Mol / Sørumsen, Cherif / Ahmedi, Perusic / Schweinar, Boermans / de Grootje, Partain / Benesha, Ehlers / Wicklow, Nicolai / Cottafino, George / Andrade, Bryl / Łosiakow, Åhman / Hellvigsson, Crabby / Bournemann, Schalken / Immerson, Hodges / Schubart, Bassereau / Lyneelov, Carambola / Ranghieri, Плявинь / Точилов',
  squads:
    'Team Meridian, Northwind, Violet Comet, Ember Fox, Iron Lotus, Quiet Storm, Blue Harbor, Nova Tide, Silver Owls, Arctic Nine, Sunken City, Paper Tigers, Monolith, Last Lantern, Copper Bay, Hollow Peak, Red Delta, Static Bloom, Orbit Kings, Granite',
  nations:
    'England, Spain, Germany, Italy, France, Portugal, Netherlands, Belgium, Croatia, Denmark, Brazil, Argentina, Uruguay, Colombia, Mexico, Morocco, Senegal, Egypt, Japan, South Korea, Serbia, Poland, Switzerland, Austria',
  europe:
    'Northbridge, Atlético Alborán, Borussia Mönchenthal, Aurora Torino, Olympique Rhodan, Boğazspor, Ajaxel, Porto Novo, Црвена река, Динамо Поділля, Ολυμπιακή Ακτή, Slavie Vltava, Dinamo Sava, Steaua Nord, Brugge Noord, Young Bern, Malmö Kust, Bodø Lys, København Havn, Kingsmere, Real Montejo, VfL Bergstadt, Virtus Lazara, Stade Armor',
  gamers:
    'Northbridge (Lynx), Real Montejo (Kairo), Mönchenthal (Volt), Aurora Torino (Mako), Rhodan (Pixel), Boğazspor (Atlas), Ajaxel (Frost), Porto Novo (Rook), Kingsmere (Sable), Flamante (Zico), Palmeira (Onyx), Boquense (Tango), Galatabey (Kurt), Benfique (Aguia), Bergstadt (Eule), Kollnau (Nix)',
  hoopers:
    'Seattle Sound (Ace), Denver Peaks (Flint), Boston Harbor (Mist), Miami Palms (Hawk), Chicago Lake (Byte), Dallas Stars (Rex), Atlanta Peach (Juno), Portland Pines (Moss), Phoenix Heat (Sol), Detroit Motors (Gear), Orlando Sun (Ray), Houston Bay (Tide)',
};

/** Surnames that squads are made of. */
export const SURNAMES =
  'Kleinschmidt, Diakhaté, Przybyłkow, Ólafsson, Fernández, Lindqvist, Гусейнов, Marković, Okonkwo, Sørensen, Moreau, Bianchetti, Yılmaz, van Dalen, Carvalho, Novák, Ivanov, Petrescu, Haddad, Tanaka, Kimura, O’Brienne, Weiss, Castellano, Duarte, Horváth, Nkemba, Traoré, Eriksen, Popović, Schäfer, Leclerque, Romero, Santos, Koulibal, Brandt, Mazur, Vargas, Ferraro, Keita';
