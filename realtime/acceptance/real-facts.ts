/** A fact of a real match, with the page that shows it. */
export interface RealFact {
  fact: string;
  page: string;
  /** Expected texts per language; tags count as spaces. */
  says: Readonly<Record<'en' | 'pt-BR' | 'es-MX', readonly string[]>>;
  /** Texts that no language has. */
  never?: readonly string[];
}

/** The sides, time, place, score of each period and winner of real matches. */
export const REAL_FACTS: readonly RealFact[] = [
  {
    fact: 'the World Cup 2026 was decided on 19 July at 15:00 in New York, at MetLife Stadium',
    page: '/football/match/of-worldcup-2026-spain-argentina',
    says: {
      en: ['Date Sun 19 Jul 2026 Kick-off 15:00 Venue MetLife Stadium'],
      'pt-BR': ['Data dom., 19 de jul. de 2026 Início do jogo 15:00 Local MetLife Stadium'],
      'es-MX': ['Fecha dom 19 jul 2026 Inicio del partido 15:00 Sede MetLife Stadium'],
    },
  },
  {
    fact: 'Ferran Torres won the World Cup for Spain in minute 106, after 0–0 in normal time',
    page: '/football/match/of-worldcup-2026-spain-argentina',
    says: {
      en: ["End of normal time 0–0 Extra time 106' Ferran Torres 1–0 Goal ( Spain ) AET 1–0"],
      'pt-BR': [
        "Fim do tempo normal 0–0 Prorrogação 106' Ferran Torres 1–0 Gol ( Espanha ) Após PR 1–0",
      ],
      'es-MX': [
        "Fin del tiempo regular 0–0 Tiempo extra 106' Ferran Torres 1–0 Gol ( España ) Tras TE 1–0",
      ],
    },
  },
  {
    fact: 'the bracket ends with Spain 1–0 Argentina after extra time',
    page: '/football/league/of-worldcup/bracket',
    says: {
      en: ['Spain goes through 1 Argentina 0 AET'],
      'pt-BR': ['Espanha classificado 1 Argentina 0 Após PR'],
      'es-MX': ['España avanza 1 Argentina 0 Tras TE'],
    },
  },
  {
    fact: 'England led France 4–0 at half-time and came third, Saka with three goals',
    page: '/football/match/of-worldcup-2026-france-england',
    says: {
      en: ['FT HT | 0-4 France', '4 – 6 England', "Bukayo Saka scored at 37', 45+1', 87' (P)"],
      'pt-BR': [
        'Enc. Int. | 0-4 França',
        '4 – 6 Inglaterra',
        "Bukayo Saka marcou aos 37', 45+1', 87' (P)",
      ],
      'es-MX': [
        'Final MT | 0-4 Francia',
        '4 – 6 Inglaterra',
        "Bukayo Saka anotó al 37', 45+1', 87' (P)",
      ],
    },
  },
  {
    fact: 'Lautaro Martínez brought Argentina into the final in the second minute of stoppage time',
    page: '/football/match/of-worldcup-2026-england-argentina',
    says: {
      en: ["90+2' Lautaro Martínez 1–2 Goal ( Argentina ) FT 1–2"],
      'pt-BR': ["90+2' Lautaro Martínez 1–2 Gol ( Argentina ) Enc. 1–2"],
      'es-MX': ["90+2' Lautaro Martínez 1–2 Gol ( Argentina ) Final 1–2"],
    },
    never: ["92'"],
  },
  {
    fact: 'Switzerland beat Colombia 4–3 on penalties after a match without a goal',
    page: '/football/match/of-worldcup-2026-switzerland-colombia',
    says: {
      en: ['FT Pens 4–3 Switzerland 0 – 0 Colombia', 'Extra time AET 0–0 Penalties 4–3'],
      'pt-BR': ['Enc. Pên. 4–3 Suíça 0 – 0 Colômbia', 'Prorrogação Após PR 0–0 Pênaltis 4–3'],
      'es-MX': ['Final Pen. 4–3 Suiza 0 – 0 Colombia', 'Tiempo extra Tras TE 0–0 Penales 4–3'],
    },
  },
  {
    fact: 'Paraguay put Germany out, 4–3 on penalties after 1–1',
    page: '/football/league/of-worldcup/bracket',
    says: {
      en: ['Germany penalties ( 3 ) 1 Paraguay goes through penalties ( 4 ) 1 Pens 3–4'],
      'pt-BR': ['Alemanha pênaltis ( 3 ) 1 Paraguai classificado pênaltis ( 4 ) 1 Pên. 3–4'],
      'es-MX': ['Alemania penales ( 3 ) 1 Paraguay avanza penales ( 4 ) 1 Pen. 3–4'],
    },
  },
  {
    fact: 'an own goal of Diney Borges in extra time decided Argentina–Cape Verde',
    page: '/football/match/of-worldcup-2026-argentina-cape-verde',
    says: {
      en: [
        "End of normal time 1–1 Extra time 92' Lisandro Martínez 2–1",
        "111' Diney Borges 3–2 Own goal ( Argentina ) AET 3–2",
      ],
      'pt-BR': [
        "Fim do tempo normal 1–1 Prorrogação 92' Lisandro Martínez 2–1",
        "111' Diney Borges 3–2 Gol contra ( Argentina ) Após PR 3–2",
      ],
      'es-MX': [
        "Fin del tiempo regular 1–1 Tiempo extra 92' Lisandro Martínez 2–1",
        "111' Diney Borges 3–2 Autogol ( Argentina ) Tras TE 3–2",
      ],
    },
  },
  {
    fact: 'Belgium beat Senegal by a penalty of Tielemans in minute 120+5',
    page: '/football/match/of-worldcup-2026-belgium-senegal',
    says: {
      en: [
        "120+5' Youri Tielemans 3–2 Penalty goal ( Belgium ) AET 3–2",
        'H1 H2 ET T Belgium 0 2 1 3 Senegal 1 1 0 2',
      ],
      'pt-BR': [
        "120+5' Youri Tielemans 3–2 Gol de pênalti ( Bélgica ) Após PR 3–2",
        '1T 2T PR T Bélgica 0 2 1 3 Senegal 1 1 0 2',
      ],
      'es-MX': [
        "120+5' Youri Tielemans 3–2 Gol de penal ( Bélgica ) Tras TE 3–2",
        '1T 2T TE T Bélgica 0 2 1 3 Senegal 1 1 0 2',
      ],
    },
  },
  {
    fact: 'Mexico won its group with nine points and six goals to none',
    page: '/football/league/of-worldcup/standings',
    says: {
      en: ['Mexico 3 3 0 0 6 0 +6 9'],
      'pt-BR': ['México 3 3 0 0 6 0 +6 9'],
      'es-MX': ['México 3 3 0 0 6 0 +6 9'],
    },
  },
  {
    fact: 'Spain began its World Cup with 0–0 against Cape Verde',
    page: '/football/team/of-spain/results',
    says: {
      en: ['· Matchday 5 FT HT | 0-0 Spain 0 Cape Verde 0'],
      'pt-BR': ['· Rodada 5 Enc. Int. | 0-0 Espanha 0 Cabo Verde 0'],
      'es-MX': ['· Jornada 5 Final MT | 0-0 España 0 Cabo Verde 0'],
    },
  },
  {
    fact: 'Liverpool–Paris was decided on penalties, of which the file does not say the score',
    page: '/football/match/of-uefa.cl-2024-25-liverpool-fc-paris-saint-germain-fc',
    says: {
      en: ['FT After pens Liverpool FC 0 – 1 Paris'],
      'pt-BR': ['Enc. Após pên. Liverpool FC 0 – 1 Paris'],
      'es-MX': ['Final Tras pen. Liverpool FC 0 – 1 Paris'],
    },
    never: ['4–4'],
  },
  {
    fact: 'Paris went on after 1–1 against Liverpool over two matches',
    page: '/football/league/of-uefa.cl/bracket',
    says: {
      en: [
        'Paris Saint-Germain FC goes through 0 1 on aggregate 1 Liverpool FC 1 0 on aggregate 1 1st leg 05 Mar 2025 2nd leg After pens 11 Mar 2025',
      ],
      'pt-BR': [
        'Paris Saint-Germain FC classificado 0 1 agregado 1 Liverpool FC 1 0 agregado 1 Ida 05 de mar. de 2025 Volta Após pên. 11 de mar. de 2025',
      ],
      'es-MX': [
        'Paris Saint-Germain FC avanza 0 1 global 1 Liverpool FC 1 0 global 1 Ida 05 mar 2025 Vuelta Tras pen. 11 mar 2025',
      ],
    },
    never: ['4–4'],
  },
  {
    fact: 'Brooklyn received Golden State on 22 December 2020 at 19:00, at Barclays Center',
    page: '/basketball/match/nba-0022000001',
    says: {
      en: ['Date Tue 22 Dec 2020 Start 19:00 Venue Barclays Center, Brooklyn'],
      'pt-BR': [
        'Data ter., 22 de dez. de 2020 Início do jogo 19:00 Local Barclays Center, Brooklyn',
      ],
      'es-MX': ['Fecha mar 22 dic 2020 Inicio del partido 19:00 Sede Barclays Center, Brooklyn'],
    },
  },
  {
    fact: 'Brooklyn won 125–99, Irving with 26 points and Curry with 20',
    page: '/basketball/match/nba-0022000001',
    says: {
      en: [
        'Q1 Q2 Q3 Q4 T Warriors 25 20 26 28 99 Nets 40 23 36 26 125',
        'Points 20 Stephen Curry GSW · 7/21 FG · 4/4 FT 26 Kyrie Irving BKN',
      ],
      'pt-BR': [
        'Q1 Q2 Q3 Q4 T Warriors 25 20 26 28 99 Nets 40 23 36 26 125',
        'Pontos 20 Stephen Curry GSW · 7/21 AQ · 4/4 LL 26 Kyrie Irving BKN',
      ],
      'es-MX': [
        'C1 C2 C3 C4 T Warriors 25 20 26 28 99 Nets 40 23 36 26 125',
        'Puntos 20 Stephen Curry GSW · 7/21 TC · 4/4 TL 26 Kyrie Irving BKN',
      ],
    },
  },
  {
    fact: 'Curry made 7 of his 21 shots and 2 of his 10 threes, and took three offensive rebounds',
    page: '/basketball/match/nba-0022000001/box-score',
    says: {
      en: [
        'MIN PTS OREB DREB REB AST STL BLK TO FGM FGA FG% 3PM 3PA 3P% FTM FTA FT% PF +/−',
        'Stephen Curry 30 20 3 1 4 10 2 0 3 7 21 33.3 2 10 20.0 4 4 100.0 1 −23',
      ],
      'pt-BR': [
        'MIN PTS RO RD REB AST RB TOC TO AC AT AQ% 3PC 3PT 3P% LLC LLT LL% FP +/−',
        'Stephen Curry 30 20 3 1 4 10 2 0 3 7 21 33,3 2 10 20,0 4 4 100,0 1 −23',
      ],
      'es-MX': [
        'MIN PTS RO RD REB AST ROB BLQ PB TC TCI TC% 3P 3PI 3P% TL TLI TL% FP +/−',
        'Stephen Curry 30 20 3 1 4 10 2 0 3 7 21 33.3 2 10 20.0 4 4 100.0 1 −23',
      ],
    },
  },
  {
    fact: 'Super Bowl XLIX was played on 1 February 2015, at a time that the file does not say',
    page: '/american-football/match/nfl-2015020100',
    says: {
      en: [
        'Q1 Q2 Q3 Q4 T Patriots 0 14 0 14 28 Seahawks 0 14 10 0 24',
        'Date Sun 01 Feb 2015 Competition NFL',
      ],
      'pt-BR': [
        'Q1 Q2 Q3 Q4 T Patriots 0 14 0 14 28 Seahawks 0 14 10 0 24',
        'Data dom., 01 de fev. de 2015 Competição NFL',
      ],
      'es-MX': [
        'C1 C2 C3 C4 T Patriots 0 14 0 14 28 Seahawks 0 14 10 0 24',
        'Fecha dom 01 feb 2015 Competencia NFL',
      ],
    },
  },
  {
    fact: "New England won it by a pass of Brady to Edelman with 2:02 left, and Gostkowski's extra point",
    page: '/american-football/match/nfl-2015020100',
    says: {
      en: [
        'T. Brady to J. Edelman , 3 yd Touchdown · extra point S. Gostkowski ( New England Patriots ) 28 – 24 Q4 2:02',
      ],
      'pt-BR': [
        'T. Brady para J. Edelman , 3 jd Touchdown · ponto extra: S. Gostkowski ( New England Patriots ) 28 – 24 Q4 2:02',
      ],
      'es-MX': [
        'T. Brady a J. Edelman , 3 yd Touchdown · punto extra de S. Gostkowski ( New England Patriots ) 28 – 24 C4 2:02',
      ],
    },
  },
  {
    fact: "New England's most rushing yards were Blount's 40, the first row, and Collins had eight tackles",
    page: '/american-football/match/nfl-2015020100/box-score',
    says: {
      en: [
        'Rushing Player CAR YDS AVG TD LNG L. Blount 14 40 2.9 0 9 S. Vereen 4 13 3.3 0 7',
        'Defence Player TKL SCK INT J. Collins 8 0 0',
      ],
      'pt-BR': [
        'Corrida Jogador COR JDS MÉD TD LNG L. Blount 14 40 2,9 0 9 S. Vereen 4 13 3,3 0 7',
      ],
      'es-MX': [
        'Carrera Jugador ACA YDS PROM TD LRG L. Blount 14 40 2.9 0 9 S. Vereen 4 13 3.3 0 7',
      ],
    },
  },
  {
    fact: 'New England lost 36 yards by five penalties, and Seattle 70 by seven',
    page: '/american-football/match/nfl-2015020100/stats',
    says: {
      en: ['5 Penalties 7 36 Penalty yards 70'],
      'pt-BR': ['5 Faltas 7 36 Jardas em faltas 70'],
      'es-MX': ['5 Castigos 7 36 Yardas de castigo 70'],
    },
  },
  {
    fact: 'Djokovic won the tournament of 2012',
    page: '/tennis/league/tennis-ausopen-men/overview',
    says: {
      en: ['The 2012 tournament is over Champion Novak Djokovic'],
      'pt-BR': ['O torneio de 2012 terminou Título Novak Djokovic'],
      'es-MX': ['El torneo de 2012 terminó Título Novak Djokovic'],
    },
  },
  {
    fact: 'Djokovic beat Nadal in five sets in the final of Melbourne 2012',
    page: '/tennis/match/tennis-2012-ausopen-1701',
    says: {
      en: [
        'Final Player 1 2 3 4 5 Novak Djokovic 5 6 6 6 7 Rafael Nadal 7 4 2 7 5',
        'Set 3 6–2 Set 4 6–7 Set 5 Break of serve 2–4',
        'Date 2012 Competition Australian Open',
      ],
      'pt-BR': [
        'Enc. Jogador 1 2 3 4 5 Novak Djokovic 5 6 6 6 7 Rafael Nadal 7 4 2 7 5',
        'Data 2012 Competição Australian Open',
      ],
      'es-MX': [
        'Final Jugador 1 2 3 4 5 Novak Djokovic 5 6 6 6 7 Rafael Nadal 7 4 2 7 5',
        'Fecha 2012 Competencia Australian Open',
      ],
    },
  },
  {
    fact: 'Azarenka beat Sharapova 6–3, 6–0',
    page: '/tennis/match/tennis-2012-ausopen-2701',
    says: {
      en: [
        'Final Player 1 2 Victoria Azarenka 6 6 Maria Sharapova 3 0',
        'Date 2012 Competition Australian Open',
      ],
      'pt-BR': [
        'Enc. Jogador 1 2 Victoria Azarenka 6 6 Maria Sharapova 3 0',
        'Data 2012 Competição Australian Open',
      ],
      'es-MX': [
        'Final Jugador 1 2 Victoria Azarenka 6 6 Maria Sharapova 3 0',
        'Fecha 2012 Competencia Australian Open',
      ],
    },
  },
  {
    fact: 'Braslovče won the Slovenian final of junior women on 25 January 2015 in three sets',
    page: '/match/volleyball-20150125-braslovce-nova-kbm-branik',
    says: {
      en: [
        'Final Team 1 2 3 Sets Braslovče 25 25 25 3 Nova KBM Branik 16 14 22 0',
        'Date Sun 25 Jan 2015 Competition Finale mladinke',
      ],
      'pt-BR': [
        'Enc. Time 1 2 3 Sets Braslovče 25 25 25 3 Nova KBM Branik 16 14 22 0',
        'Data dom., 25 de jan. de 2015 Competição Finale mladinke',
      ],
      'es-MX': [
        'Final Equipo 1 2 3 Sets Braslovče 25 25 25 3 Nova KBM Branik 16 14 22 0',
        'Fecha dom 25 ene 2015 Competencia Finale mladinke',
      ],
    },
  },
];
