/** What every page of the site needs: the shell around it, its states, the titles of all pages, the areas, the company's facts. */
export const baseNouns = ['shell', 'state', 'page', 'area', 'profile'] as const;
