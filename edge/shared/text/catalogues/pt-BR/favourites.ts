import type { TranslationOf } from '../../messages.ts';
import type source from '../en/favourites.ts';

export default {
  favourites: {
    removed: '{name} saiu dos favoritos.',
    undo: 'Desfazer',
    tooMany: 'Você já tem {count} favoritos. Remova um para adicionar outro.',
    left: 'Seus favoritos estão guardados na sua conta.',
    keep: 'Manter também aqui',
    added: '{name} agora está nos favoritos.',
    alerts: 'Ativar alertas',
  },
  install: {
    title: 'Deixe o {brand} à mão',
    lead: 'Instale e veja seus jogos com um toque.',
    action: 'Instalar',
    steps:
      'No Safari, toque em Compartilhar e depois em “Adicionar à Tela de Início”: seus jogos ficam a um toque.',
  },
  alerts: {
    start: '{beginning, select, start {Começou} other {Bola rolando}}',
    scored:
      '{what, select, goal {Gol: {team}} sets {Set: {team}} games {Game: {team}} other {{team} pontua}}',
    scoredBoth: 'Novo placar',
    corrected: 'Placar corrigido',
    redCard: 'Cartão vermelho: {team}',
    break:
      '{part, select, halfTime {Intervalo} normalTime {Fim do tempo normal} extraHalf {Intervalo da prorrogação} play {Disputa de pênaltis} quarter {Fim do {number}º quarto} other {Fim da prorrogação}}',
    end: '{how, select, FT {Fim de jogo} AET {Fim de jogo, na prorrogação} AP {Decidido nos pênaltis} OT {Fim de jogo, na prorrogação} Walkover {W.O.} Retired {Desistência} Defaulted {Desclassificação} Awarded {Decidido no tribunal} other {Fim de jogo}}',
    off: '{status, select, Postponed {Adiado} Cancelled {Cancelado} other {Abandonado}}',
    pairing: '{first, select, away {{away} @ {home}} other {{home} x {away}}}',
    score:
      '{first, select, away {{away} {awayScore}–{homeScore} {home}} other {{home} {homeScore}–{awayScore} {away}}}',
    penalties: '{score} ({home}–{away} nos pênaltis)',
    winner: '{match}: vitória de {winner}',
    more: '{count, plural, one {Novidades em mais # dos seus jogos} other {Novidades em mais # dos seus jogos}}',
    bell: 'Alertas: {name}',
    bellOn: 'Alertas ativados: {name}',
    title: 'Alertas: {name}',
    where: 'Enquanto uma página deste site estiver aberta, a aba em que você está avisa de:',
    whereClosed: 'Este aparelho avisa de:',
    kindStart: '{beginning, select, other {Início do jogo}}',
    kindScore:
      '{what, select, goal {Gols} sets {Sets vencidos} games {Games vencidos} other {Pontos}}',
    kindRedCard: 'Cartões vermelhos',
    kindBreak: '{family, select, quarters {Fim de cada quarto} other {Intervalo}}',
    kindEnd: '{final, select, other {Fim de jogo}}',
    turnOn: 'Ativar alertas',
    turnOff: 'Desativar alertas',
    notify: 'Usar as notificações deste aparelho quando eu estiver em outra janela',
    notifyHow: 'O navegador vai pedir sua permissão. Alguma aba deste site precisa ficar aberta.',
    notifyDenied:
      'Seu navegador bloqueia as notificações deste site. Você pode permiti-las nas configurações dele; até lá, os alertas aparecem só nas páginas.',
    notifyFailed:
      'Este navegador não tem notificações sem um aplicativo: os alertas aparecem só nas páginas.',
    notifySample: 'Os alertas vão aparecer assim.',
    push: 'Alertas com este site fechado',
    pushHow:
      'O navegador vai pedir sua permissão. O serviço do fabricante dele entrega os alertas, criptografados; não precisa de conta.',
    pushFailed: 'Não deu certo. Tente de novo daqui a pouco.',
    pushHomeScreen:
      'Para receber alertas com este site fechado, adicione-o à Tela de Início e abra por lá.',
    quiet: 'Não incomodar',
    quietFrom: 'das',
    quietTo: 'às',
    hidesScores: 'Sem placar: só dizer que algo aconteceu',
    something: 'Aconteceu algo no jogo',
  },
  calendar: {
    watch: 'Onde assistir: {channels}',
    marked: '{mark}: {match}',
    subscribe: 'Adicionar os jogos de {name} à sua agenda',
    title: '{name} na sua agenda',
    intro: 'O app de agenda acompanha os jogos sozinho: novos horários, resultados e canais.',
    open: 'Abrir no app de agenda',
    address: 'Endereço da agenda',
    copy: 'Copiar endereço',
    copied: 'Endereço copiado',
    notCopied: 'Não foi copiado: selecione o endereço e copie.',
    results: 'Mostrar resultados',
    hint: 'No Google Agenda, escolha “Outras agendas”, depois “Do URL”, e cole o endereço.',
    mine: 'Meus jogos',
    subscribeMine: 'Adicionar meus jogos a uma agenda',
    titleMine: 'Meus jogos na sua agenda',
    introMine:
      'Uma agenda de tudo o que você segue: times, campeonatos, jogos e os times dos seus jogadores. O que você favoritar depois entra sozinho.',
    make: 'Criar endereço',
    made: 'Este é o seu endereço.',
    secret: 'Quem tiver este endereço vê quais jogos você segue, e nada mais.',
    replace: 'Trocar endereço',
    replaced: 'Este é o seu novo endereço. O anterior foi encerrado.',
    stop: 'Encerrar agenda',
    stopped: 'A agenda foi encerrada.',
    replaceHint: 'Os apps de agenda com o endereço anterior não recebem mais jogos.',
    failed: 'Não deu certo. Tente de novo daqui a pouco.',
  },
} as const satisfies TranslationOf<typeof source>;
