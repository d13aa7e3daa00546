/** Colours of the bar, as `--surface` in `tokens.css`, for the browser's own bars. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#141917', black: '#000000' };
/** Colour behind a page, as `--canvas`, in the light scheme. */
export const CANVAS_COLOUR = '#f3f4f1';
