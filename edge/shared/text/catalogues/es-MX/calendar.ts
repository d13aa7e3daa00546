import type { TranslationOf } from '../../messages.ts';
import type source from '../en/calendar.ts';

export default {
  calendar: {
    watch: 'Dónde ver: {channels}',
    marked: '{mark}: {match}',
    subscribe: 'Agregar los partidos de {name} a tu calendario',
    title: '{name} en tu calendario',
    intro: 'Tu app de calendario sigue los partidos sola: nuevos horarios, resultados y canales.',
    open: 'Abrir en la app de calendario',
    address: 'Dirección del calendario',
    copy: 'Copiar dirección',
    copied: 'Dirección copiada',
    notCopied: 'No se copió: selecciona la dirección y cópiala.',
    results: 'Mostrar resultados',
    hint: 'En Google Calendar, elige “Otros calendarios”, luego “Desde una URL”, y pega la dirección.',
  },
} satisfies TranslationOf<typeof source>;
