import type { TranslationOf } from '../../messages.ts';
import type source from '../en/delay.ts';

export default {
  delay: {
    hidden: 'Placar oculto',
    chip: '{seconds} s atrás',
    short: '{seconds} s',
    label: 'Os placares estão {seconds} s atrás. Alterar o atraso',
    title: 'Atraso',
    lead: 'Sua transmissão está atrasada? Placares, alertas, lance a lance e o canal esperam por ela neste aparelho.',
    seconds: 'Atraso em segundos',
    off: 'Os placares aparecem na hora.',
    on: 'Os placares aparecem {seconds} s depois.',
    less: '{seconds} s a menos',
    more: '{seconds} s a mais',
    held: 'Esperando a sua transmissão',
    heldLead: 'Com o seu atraso, esta parte aparece {seconds} s depois de carregada.',
    find: 'Descobrir meu atraso',
    findLead: 'Toque no momento em que você vir a bola rolar na sua tela.',
    match: 'Jogo',
    noMatch: 'Nenhum jogo está para começar ou recomeçar. Volte no próximo início ou intervalo.',
    start:
      '{kind, select, H {{number, select, 1 {Início do jogo} other {Início do {number}º tempo}}} ET {Início do {number}º tempo da prorrogação} Q {Início do {number}º quarto} OT {Início da {number}ª prorrogação} S {Início do {number}º set} G {Início do {number}º game} I {Início da {number}ª entrada} other {Início do jogo}}',
    expected: 'Previsto para {time}',
    passed: 'Este início já passou. O próximo vem depois do intervalo.',
    see: 'Estou vendo agora',
    noted: 'Anotado. Seu atraso aparece assim que o início for informado.',
    unreported: 'Nenhum início foi informado ainda. Toque de novo quando vir.',
    found: 'Sua transmissão está {seconds} s atrás.',
    early: 'Você tocou {seconds} s antes do início. Toque de novo quando vir.',
    late: 'Você tocou mais de {most} s depois do início. Um atraso não pode ser tão longo.',
    set: 'Definir o atraso em {seconds} s',
    undo: 'Desfazer: voltar para {seconds} s',
  },
} satisfies TranslationOf<typeof source>;
