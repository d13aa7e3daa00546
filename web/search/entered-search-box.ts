/** What `header-search.tsx` loads once it is entered: the box alone, which the search page has from the start. */
export { SearchBox as default } from './search-box.tsx';
