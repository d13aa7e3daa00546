/** Each language by its own name, since those who look for it may read no other. */
export const LANGUAGE_NAMES = { en: 'English', 'pt-BR': 'Português', 'es-MX': 'Español' };
