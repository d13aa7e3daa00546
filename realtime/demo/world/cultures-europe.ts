import { culture } from './culture.ts';

export const BRITISH = culture('gb', {
  women: 'Alice Beth Carys Edie Freya Imogen Isla Maisie Nia Orla Poppy Tess',
  men: 'Alfie Callum Dylan Ewan Finlay Gethin Harvey Jude Kieran Rhys Toby Wilf',
  familyStarts: 'Ash Brack Calder Dun Elder Fen Garth Hasle Kes Lang Mar Pen Ross Thorn Wex',
  familyEnds: 'bourne combe dale field grave holm low mere ridge stead wick worthy',
  townStarts:
    'Arrow Brackle Cald Drum Ember Farl Glaiss Hesper Lorn Marr Oaken Pinder Quill Stoll Tarn Wend',
  townEnds: 'borough bridge bury den ford haven leigh minster moor mouth stow wick',
  clubs: '* United, * Town, * Rovers, * Athletic, * Wanderers, * Albion',
});

export const SPANISH = culture('es', {
  women: 'Aitana Carmen Estela Inés Lucía Marta Nerea Noa Paula Rocío Sofía Vera',
  men: 'Adrián Álvaro Diego Gael Hugo Íñigo Joel Martín Nicolás Rubén Tomás Unai',
  familyStarts: 'Arre Bel Cal Dura Esca Fuen Gari Lada Mora Ola Quin Ribe Sala Vala Zurra',
  familyEnds: 'bal ceda dero gaz güero llana món nares queta rrón tegui vieja',
  townStarts: 'Alma Bena Cala Fuente Guada Lora Monte Naval Peña Quinta Ribera Torre Valde Villa',
  townEnds: 'bril carro calma dorada fría lejos luz mora nieve plata roja soto',
  clubs: 'CD *, Real *, * CF, Atlético *, Unión *',
});

export const GERMAN = culture('de', {
  women: 'Anneke Clara Elif Frieda Greta Ida Jördis Lotte Mila Nele Rike Svenja',
  men: 'Anton Björn Emre Fiete Hannes Jannik Konrad Levin Malte Nils Rasmus Til',
  familyStarts: 'Alt Bären Buch Dorn Eich Grün Hasel Kalt Linden Mühl Nord Rös Stein Wald Weiß',
  familyEnds: 'ammer bach brink eder gruber hoff inger kamp lein mann ner städt',
  townStarts:
    'Alben Eisen Grau Helmen Krons Lauben Moosen Nessel Quellen Rauten Tannen Wacholder Zinnober',
  townEnds: 'au bruck dorf feld furt hagen heide klingen rode stedt tal weiler',
  clubs: 'SV *, TSV *, VfB *, Eintracht *, FC *',
});

export const ITALIAN = culture('it', {
  women: 'Alba Bianca Chiara Elisa Fiamma Ginevra Ilaria Livia Marta Noemi Serena Viola',
  men: 'Alvise Corrado Dario Elia Fabio Gioele Ivo Lapo Manuel Nicolò Ruben Tobia',
  familyStarts: 'Alba Bar Cam Dori Fal Gal Laz Mon Nar Ove Per Ros Sal Tor Ver',
  familyEnds: 'delli doni ghetti landi lucci mieri nazzi nigo pardi renti stelli vasco',
  townStarts: 'Acqua Bel Borgo Castel Fonte Monte Pietra Porto Rocca San Torre Val Villa',
  townEnds: 'chiara daria ferro fosca giallo lago lieta marino nera scura sola verna',
  clubs: 'AC *, US *, Volley *, Virtus *, Polisportiva *',
});

export const FRENCH = culture('fr', {
  women: 'Aïssa Apolline Camille Élise Fatou Héloïse Inès Jeanne Léonie Maëlle Noémie Zoé',
  men: 'Amadou Baptiste Cédric Éloi Gaël Hippolyte Idriss Loïc Maël Noé Rémi Théo',
  familyStarts: 'Au Beau Char Dela Fon Gré Lacha Mar Mont Per Roche Sau Tré Vau Vil',
  familyEnds: 'bert çon dreuil fay gnac lier mel neuf rand tier vigne zac',
  townStarts: 'Aigue Beau Châtel Clair Font Grand Haute Mont Neuf Pierre Roche Saint Val Vieux',
  townEnds: 'bois cerf combe essart fleur lac marne noir saule rive source vent',
  clubs: 'AS *, Olympique *, Stade *, FC *, Racing *',
});

export const NORDIC = culture('dk', {
  women: 'Asta Ebba Freja Hedda Ingrid Kaja Liv Maren Oda Saga Signe Tuva',
  men: 'Aksel Bjarke Eskil Halvor Jeppe Kåre Leif Mads Oskar Sindre Torben Øystein',
  familyStarts: 'Berg Dal Ek Fjell Gran Holm Kvist Lund Mose Nør Rønne Skov Strøm Ås Østen',
  familyEnds: 'by felt gaard haug lie løkke mark næss quist rup stad vik',
  townStarts: 'Bjørn Elve Fiske Grå Havn Kalv Lyng Mose Norn Rave Silde Skarv Sølver Ulve',
  townEnds: 'bæk ballum borg havn holm køb lev næs rød slev sund vang',
  clubs: '* IF, * HK, IK *, * BK, * Håndbold',
});

export const CENTRAL = culture('cz', {
  women: 'Adéla Alžběta Bára Danica Eliška Hana Jagoda Katka Ljuba Mirela Tereza Živa',
  men: 'Blaž Bořek Čeněk Dalibor Jiří Krešimír Luka Matěj Ondřej Radim Tibor Zdeněk',
  familyStarts: 'Bara Čer Dobro Hav Jel Klim Koval Lesk Mrá Novo Pol Rada Svob Vrán Žel',
  familyEnds: 'bec čík dić hora jek kovič lík ník pánek šek tka vár',
  townStarts: 'Bílo Červen Dolno Hrad Jaso Kameno Lipno Mod Novol Rov Strá Vyso Zlato Žel',
  townEnds: 'bor dol hora ice kov lesy mín nice pole rov slav vec',
  clubs: 'SK *, Slovan *, TJ *, Sokol *, Dynamo *',
});
