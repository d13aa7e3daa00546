import type { TranslationOf } from '../../messages.ts';
import type source from '../en/about.ts';

export default {
  header: {
    partnership: 'Parcerias',
  },
  policyPage: {
    title: 'Política',
    description: '{policy}, seção por seção.',
    sectionDescription: '{section}: uma seção do documento “{policy}”.',
    steps: 'Seções anterior e seguinte',
    version: 'Versão {version}',
    since: 'Em vigor desde {date}',
    otherLanguage: 'Este texto não está disponível em português.',
  },
  partnership: {
    title: 'Parcerias',
    description:
      'Para ligas, clubes, veículos de mídia e fornecedores de dados: como trabalhar com a gente.',
    heading: 'Seja parceiro do {brand}',
    lead: 'O torcedor vem ao {brand} por um motivo só: o placar, agora. Ao lado dele há espaço para quem leva o jogo até o torcedor.',
    leagues: 'Ligas e clubes',
    leaguesText:
      'Coloque sua competição diante de quem acompanha ao vivo: jogos, tabela, escalações e cada gol, com seus próprios dados ou os do seu fornecedor.',
    publishers: 'Veículos de mídia',
    publishersText:
      'Leve os leitores das suas matérias ao jogo de que elas falam, enquanto a bola rola: cada um tem um endereço próprio e uma imagem para compartilhar.',
    suppliers: 'Fornecedores de dados',
    suppliersText:
      'Envie atualizações por HTTP assinado, uma a uma ou aos milhares. Placares repetidos, atrasados e corrigidos são tratados na chegada.',
    ask: 'Conte quem você é, o que tem em mente e a partir de quando. Uma pessoa responde em até três dias úteis.',
    subject: 'Parceria com o {brand}',
    write: 'Escreva para {email}',
  },
  appInfo: {
    title: 'O app',
    description: 'O que o app faz, o que ele pede do seu celular e com quem falar.',
    heading: 'O app do {brand}',
    version: 'Versão {version}',
    scores: 'Placares na hora',
    scoresText: 'O gol aparece na sua tela no instante em que sai. Sem puxar, sem recarregar.',
    light: 'Leve na bateria e nos dados',
    lightText: 'Só vai o que mudou: uma noite de futebol pesa menos que uma foto.',
    account: 'Sem precisar de conta',
    accountText: 'Não pede contatos, nem localização, nem nome.',
  },
  appDownload: {
    title: 'Baixe o app',
    description: 'Placar ao vivo no seu celular.',
    heading: 'Baixe o app do {brand}',
    text: 'Abra esta página no celular e ela leva você direto à loja certa.',
  },
  appBanner: {
    label: 'O app',
    text: 'No app, o {brand} é mais rápido.',
    open: 'Abrir no app',
    store: 'Baixar o app',
  },
  share: {
    'open-match': 'Acompanhar o jogo',
    'open-video': 'Assistir ao vídeo',
    'open-team': 'Ver o time',
    'open-league': 'Ver o campeonato',
    next: 'Próximos jogos',
  },
  slip: {
    title: '{count, plural, one {# palpite} other {# palpites}}',
    description: 'Um bilhete compartilhado: os palpites, os placares e as odds de agora.',
    total: 'Odd total',
    noPrice: 'sem oferta agora',
    gone: 'Este jogo não está mais aqui',
    note: 'Só para consulta: aqui não se fazem apostas. As odds são as melhores de agora, não as de quando o bilhete foi compartilhado.',
  },
  testPage: {
    title: 'O que sabemos de você',
  },
  restricted: {
    title: 'Não disponível',
    reason:
      'As regras do lugar onde você está não nos permitem mostrar o {brand}. Está só viajando? Ele abre de novo assim que você voltar.',
    mistake: 'Acha que é um engano? <link>Escreva para {email}</link>',
    deletion: 'Como excluir sua conta',
    open: '{brand} está disponível onde você está.',
  },
} satisfies TranslationOf<typeof source>;
