import { culture } from './culture.ts';

export const AMERICAN = culture('us', {
  women: 'Aaliyah Brooke Camila Delaney Harper Jasmine Kiara Leilani Maya Naomi Quinn Sierra',
  men: 'Andre Bryson Cole Darius Elijah Garrett Isaiah Jalen Kendrick Mateo Roman Trey',
  familyStarts: 'Ar Bel Brant Car Den Eas Hol Jef Kin Lan Mer Pres Ram Tal Whit',
  familyEnds: 'bridge caster den ford grove kins land ley mont more ston well',
  townStarts: 'Cedar Clear Copper Eagle Granite Iron Lake Maple Mesa Pine Prairie Red Silver Stone',
  townEnds: '_Bluff _City _Falls _Harbor _Junction _Point _Springs brook dale field ville wood',
  clubs: '* Foxes, * Comets, * Herons, * Bison, * Anvils, * Owls, * Drifters, * Lanterns',
});

export const BRAZILIAN = culture('br', {
  women: 'Ágata Bruna Cecília Débora Flávia Helena Iara Joana Larissa Nádia Raíssa Thaís',
  men: 'Artur Breno Caíque Davi Edson Fábio Gustavo Heitor Ícaro João Murilo Otávio',
  familyStarts: 'Ara Bara Cama Dou Feli Guima Ita Jaca Loure Mara Noga Pira Quei Sara Vidi',
  familyEnds: 'belo ção deira fria gal leza nha piro rães riba roso tinga',
  townStarts: 'Água Araca Boa Campo Itapa Jacu Lagoa Mara Ouro Pira Restinga Serra Ubá Vista',
  townEnds: 'bela brava clara guaçu linda mirim nova preta quente rosa seca verde',
  clubs: '* EC, Grêmio *, Esporte *, * AC, Clube *',
});

export const JAPANESE = culture('jp', {
  women: 'Aoi Chika Emi Hina Kaho Mei Nanami Rin Sakura Tomoe Yui Yuzuki',
  men: 'Akira Daichi Haruto Itsuki Kaito Minato Ren Riku Shota Takumi Yamato Yūto',
  familyStarts: 'Aka Fuji Hara Ishi Kawa Kuro Mizu Mori Nishi Shira Taka Uchi Waka Yoko Yoshi',
  familyEnds: 'be dera gaki hama kubo mine mori numa saki shiro tani zawa',
  townStarts: 'Hoshi Hotaru Kasumi Kumo Minamo Nagi Sazana Suzu Tsuki Yuki',
  townEnds: 'gawa hama hashi mine mori nami saki shima tsu zono',
  clubs: '* Cranes, * Tides, * Kites, * Bears, * Whales, * Sparks',
});

export const CARIBBEAN = culture('do', {
  women: 'Altagracia Belkis Dariana Esmeralda Yaniris Milagros Nairoby Rosanny',
  men: 'Anderson Braulio Domingo Elvis Franklin Gilberto Junior Osvaldo Ramón Wilmer Yeison Yunior',
  familyStarts: 'Abre Ba Cas De Encar Fa Gua Her Li Mo Nu Polan Ro Tava Veni',
  familyEnds: 'bón cuello dilla gio lario maco neta ños rado rez tillo zada',
  townStarts: 'Bahía Boca Cabo Caña Isla Loma Mar Palma Playa Puerto Sabana Villa',
  townEnds: '_Alegre _Azul _Brava _Dorada _Escondida _Grande _Serena _Verde',
  clubs: 'Gallos de *, Corsarios de *, Ceibas de *, Delfines de *',
});

export const INDONESIAN = culture('id', {
  women: 'Anindya Citra Dewi Fitri Intan Kirana Laras Melati Putri Ratna Sari Wulan',
  men: 'Adi Bayu Candra Dimas Eko Fajar Gilang Hendra Indra Rizky Surya Yoga',
  familyStarts: 'Adi Bira Darma Gani Harta Jaya Kusu Lesma Nuga Pra Rama Suta Widi Wira Yudha',
  familyEnds: 'di hadi jaya karta lana manto nata putra raga santo wan yasa',
  townStarts: 'Banyu Candi Gunung Karang Muara Padang Sari Tanjung',
  townEnds: 'biru hijau indah jati mas putih raya wangi',
  clubs: 'PB *, Garuda *',
});

export const CHINESE = culture('cn', {
  women: 'Anqi Jingyi Lanxin Meiling Qiuyue Ruolan Shuang Wanru Xinyi Yuhan Zhilan Zimo',
  men: 'Bowen Chenxi Guangyu Haoran Jianyu Junjie Ming Ruihan Tianle Wenbo Yichen Zihan',
  familyStarts: 'Bai Chang Duan Fang Geng Hua Kong Lian Meng Ning Pang Qiu Ruan Shao Yan',
  // Family names have one syllable and no ending.
  familyEnds: '',
  townStarts: 'Bai Chang Jin Lan Ming Qing Tian Yun',
  townEnds: 'an cheng he hu jiang ling shan zhou',
  clubs: '* Dragons, * Herons',
});

export const WEST_AFRICAN = culture('ng', {
  women: 'Abeni Adaeze Chiamaka Efua Folake Ife Kemi Ngozi Simisola Temi Yetunde Zainab',
  men: 'Ade Chidi Ebuka Femi Ikenna Kofi Kwame Musa Obinna Seun Tunde Uche',
  familyStarts: 'Abio Ada Ayo Bala Chuk Ebi Fala Ige Ke Mba Nwa Oba Ogu Ola Onye',
  familyEnds: 'boye dele duru femi kwe lade maka nna rinde sanya tola wumi',
  townStarts: 'Aba Eko Ife Kadu Ode Oshi Ugbo Zari',
  townEnds: 'dan gbo jebu kuta lori mosho ra we',
  clubs: '* Stars, * Rangers',
});

export const AEGEAN = culture('gr', {
  women: 'Ariadni Danai Elpida Iris Kalliopi Myrto Nefeli Thalia',
  men: 'Alkis Dimos Faidon Iason Kosmas Lefteris Markos Nikiforos Orestis Petros Stavros Thanos',
  familyStarts: 'Ana Geor Kara Kalo Lam Mavro Niko Pana Petro Rou Sara Theo Tri Vasi Xeno',
  familyEnds: 'dakis giannis kidis lias makos nakis poulos ras sidis tinos tzis vas',
  townStarts: 'Agra Chryso Gala Lefko Meltemi Nefelo Pala Thala Xero Zefyro',
  townEnds: 'chori kampos kastro limani nisi poli potamos vouni vrysi ypsos',
  clubs: 'AO *, Ikaros *, GS *, Faros *',
});
