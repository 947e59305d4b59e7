/** Where the search across all areas stands on the main page, and what an address says to begin with it. */
export const searchId = 'search';
