/** Paths of the icons. Separate names: each page loads only those that it shows. */
export const backIcon = 'M15 5l-7 7 7 7';
export const nextIcon = 'M9 5l7 7-7 7';
export const closeIcon = 'M6 6l12 12M18 6L6 18';
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20';
export const homeIcon = 'M4 11l8-7 8 7v8.5a.5.5 0 0 1-.5.5H14v-6h-4v6H4.5a.5.5 0 0 1-.5-.5z';
export const liveIcon =
  'M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM8 16a5.6 5.6 0 0 1 0-8M16 8a5.6 5.6 0 0 1 0 8M5 19a9.8 9.8 0 0 1 0-14M19 5a9.8 9.8 0 0 1 0 14';
export const matchesIcon = 'M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7';
export const playerIcon = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0';
export const placeIcon =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18';
export const newsIcon =
  'M4 5h13v14H5.5A1.5 1.5 0 0 1 4 17.5zM17 9h3v8.5a1.5 1.5 0 0 1-3 0M7 9h7M7 12.5h7M7 16h4';
export const shareIcon = 'M12 15V4M8 7.5 12 4l4 3.5M5 12v7h14v-7';
export const tvIcon = 'M3.5 6h17v11h-17zM8.5 20.5h7';
export const warnIcon = 'M12 4.5 21 19.5H3zM12 10v4.5M12 16.8v.4';
export const addIcon = 'M12 5v14M5 12h14';
export const tickIcon = 'M5 12.5l4.5 4.5L19 7.5';
export const starIcon = 'M12 4.2l2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.5-4.8 2.5.9-5.4-3.9-3.8 5.4-.8z';
export const bellIcon = 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10 20.5h4';
export const footballIcon =
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8.5l3.3 2.4-1.3 3.9h-4l-1.3-3.9zM12 4v4.5M19.6 9.6l-4.3 1.3M16.7 18.5 14 14.8M7.3 18.5 10 14.8M4.4 9.6l4.3 1.3';
export const basketballIcon =
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4v16M6.5 6.2c3 3.3 3 8.3 0 11.6M17.5 6.2c-3 3.3-3 8.3 0 11.6';
export const tennisIcon =
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM5.2 7.8c5 .6 7.6 4.8 6.4 11.9M18.8 16.2c-5-.6-7.6-4.8-6.4-11.9';
export const americanFootballIcon =
  'M5 19C3.8 11 11 3.8 19 5c1.2 8-6 15.2-14 14zM9.5 14.5l5-5M10.6 11.2l2.2 2.2M12.2 9.6l2.2 2.2';
export const allIcon = 'M4 7h16M4 12h16M4 17h10';
export const appearanceIcon = 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16';
export const recentIcon = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2';
