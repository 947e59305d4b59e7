import { createBeside } from '#site/beside.tsx';

/** Beside the list. On a phone they are in a sheet, which brings its own. */
export const filterPanel = createBeside(() => import('./filter-panel.tsx').then(({ FilterPanel }) => FilterPanel));

if (import.meta.env.SSR) await filterPanel.prepare();

/** Named in the document for its styles alone. */
export const filterPanelFile = 'src/site/features/product/list/filter-panel.tsx';
