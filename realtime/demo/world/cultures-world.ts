import { words, type Culture } from './culture.ts';

export const AMERICAN: Culture = {
  country: 'us',
  women: words(
    'Aaliyah Brooke Camila Delaney Harper Jasmine Kiara Leilani Maya Naomi Quinn Sierra',
  ),
  men: words('Andre Bryson Cole Darius Elijah Garrett Isaiah Jalen Kendrick Mateo Roman Trey'),
  familyStarts: words('Ar Bel Brant Car Den Eas Hol Jef Kin Lan Mer Pres Ram Tal Whit'),
  familyEnds: words('bridge caster den ford grove kins land ley mont more ston well'),
  townStarts: words(
    'Cedar Clear Copper Eagle Granite Iron Lake Maple Mesa Pine Prairie Red Silver Stone',
  ),
  townEnds: [
    ' Bluff',
    ' City',
    ' Falls',
    ' Harbor',
    ' Junction',
    ' Point',
    ' Springs',
    'brook',
    'dale',
    'field',
    'ville',
    'wood',
  ],
  clubs: [
    '* Foxes',
    '* Comets',
    '* Herons',
    '* Bison',
    '* Anvils',
    '* Owls',
    '* Drifters',
    '* Lanterns',
  ],
};

export const BRAZILIAN: Culture = {
  country: 'br',
  women: words('Ágata Bruna Cecília Débora Flávia Helena Iara Joana Larissa Nádia Raíssa Thaís'),
  men: words('Artur Breno Caíque Davi Edson Fábio Gustavo Heitor Ícaro João Murilo Otávio'),
  familyStarts: words('Ara Bara Cama Dou Feli Guima Ita Jaca Loure Mara Noga Pira Quei Sara Vidi'),
  familyEnds: words('belo ção deira fria gal leza nha piro rães riba roso tinga'),
  townStarts: words(
    'Água Araca Boa Campo Itapa Jacu Lagoa Mara Ouro Pira Restinga Serra Ubá Vista',
  ),
  townEnds: words('bela brava clara guaçu linda mirim nova preta quente rosa seca verde'),
  clubs: ['* EC', 'Grêmio *', 'Esporte *', '* AC', 'Clube *'],
};

export const JAPANESE: Culture = {
  country: 'jp',
  women: words('Aoi Chika Emi Hina Kaho Mei Nanami Rin Sakura Tomoe Yui Yuzuki'),
  men: words('Akira Daichi Haruto Itsuki Kaito Minato Ren Riku Shota Takumi Yamato Yūto'),
  familyStarts: words(
    'Aka Fuji Hara Ishi Kawa Kuro Mizu Mori Nishi Shira Taka Uchi Waka Yoko Yoshi',
  ),
  familyEnds: words('be dera gaki hama kubo mine mori numa saki shiro tani zawa'),
  townStarts: words('Hoshi Hotaru Kasumi Kumo Minamo Nagi Sazana Suzu Tsuki Yuki'),
  townEnds: words('gawa hama hashi mine mori nami saki shima tsu zono'),
  clubs: ['* Cranes', '* Tides', '* Kites', '* Bears', '* Whales', '* Sparks'],
};

export const CARIBBEAN: Culture = {
  country: 'do',
  women: words('Altagracia Belkis Dariana Esmeralda Yaniris Milagros Nairoby Rosanny'),
  men: words(
    'Anderson Braulio Domingo Elvis Franklin Gilberto Junior Osvaldo Ramón Wilmer Yeison Yunior',
  ),
  familyStarts: words('Abre Ba Cas De Encar Fa Gua Her Li Mo Nu Polan Ro Tava Veni'),
  familyEnds: words('bón cuello dilla gio lario maco neta ños rado rez tillo zada'),
  townStarts: words('Bahía Boca Cabo Caña Isla Loma Mar Palma Playa Puerto Sabana Villa'),
  townEnds: [' Alegre', ' Azul', ' Brava', ' Dorada', ' Escondida', ' Grande', ' Serena', ' Verde'],
  clubs: ['Gallos de *', 'Corsarios de *', 'Ceibas de *', 'Delfines de *'],
};

export const INDONESIAN: Culture = {
  country: 'id',
  women: words('Anindya Citra Dewi Fitri Intan Kirana Laras Melati Putri Ratna Sari Wulan'),
  men: words('Adi Bayu Candra Dimas Eko Fajar Gilang Hendra Indra Rizky Surya Yoga'),
  familyStarts: words(
    'Adi Bira Darma Gani Harta Jaya Kusu Lesma Nuga Pra Rama Suta Widi Wira Yudha',
  ),
  familyEnds: words('di hadi jaya karta lana manto nata putra raga santo wan yasa'),
  townStarts: words('Banyu Candi Gunung Karang Muara Padang Sari Tanjung'),
  townEnds: words('biru hijau indah jati mas putih raya wangi'),
  clubs: ['PB *', 'Garuda *'],
};

export const CHINESE: Culture = {
  country: 'cn',
  women: words('Anqi Jingyi Lanxin Meiling Qiuyue Ruolan Shuang Wanru Xinyi Yuhan Zhilan Zimo'),
  men: words('Bowen Chenxi Guangyu Haoran Jianyu Junjie Ming Ruihan Tianle Wenbo Yichen Zihan'),
  familyStarts: words('Bai Chang Duan Fang Geng Hua Kong Lian Meng Ning Pang Qiu Ruan Shao Yan'),
  // Family names have one syllable: nothing is joined to them.
  familyEnds: [''],
  townStarts: words('Bai Chang Jin Lan Ming Qing Tian Yun'),
  townEnds: words('an cheng he hu jiang ling shan zhou'),
  clubs: ['* Dragons', '* Herons'],
};

export const WEST_AFRICAN: Culture = {
  country: 'ng',
  women: words('Abeni Adaeze Chiamaka Efua Folake Ife Kemi Ngozi Simisola Temi Yetunde Zainab'),
  men: words('Ade Chidi Ebuka Femi Ikenna Kofi Kwame Musa Obinna Seun Tunde Uche'),
  familyStarts: words('Abio Ada Ayo Bala Chuk Ebi Fala Ige Ke Mba Nwa Oba Ogu Ola Onye'),
  familyEnds: words('boye dele duru femi kwe lade maka nna rinde sanya tola wumi'),
  townStarts: words('Aba Eko Ife Kadu Ode Oshi Ugbo Zari'),
  townEnds: words('dan gbo jebu kuta lori mosho ra we'),
  clubs: ['* Stars', '* Rangers'],
};

export const AEGEAN: Culture = {
  country: 'gr',
  women: words('Ariadni Danai Elpida Iris Kalliopi Myrto Nefeli Thalia'),
  men: words(
    'Alkis Dimos Faidon Iason Kosmas Lefteris Markos Nikiforos Orestis Petros Stavros Thanos',
  ),
  familyStarts: words('Ana Geor Kara Kalo Lam Mavro Niko Pana Petro Rou Sara Theo Tri Vasi Xeno'),
  familyEnds: words('dakis giannis kidis lias makos nakis poulos ras sidis tinos tzis vas'),
  townStarts: words('Agra Chryso Gala Lefko Meltemi Nefelo Pala Thala Xero Zefyro'),
  townEnds: words('chori kampos kastro limani nisi poli potamos vouni vrysi ypsos'),
  clubs: ['AO *', 'Ikaros *', 'GS *', 'Faros *'],
};
