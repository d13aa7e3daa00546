/** Each language in its own name: readers may know no other. */
export const LANGUAGE_NAMES = { en: 'English', 'pt-BR': 'Português', 'es-MX': 'Español' };
