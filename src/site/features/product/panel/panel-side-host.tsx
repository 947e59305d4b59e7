import { createBeside } from '#site/beside.tsx';

/** From 981 px. On a phone the same opens from the bar at the bottom. */
export const panelSide = createBeside(() => import('./panel-side.tsx').then(({ PanelSide }) => PanelSide));

if (import.meta.env.SSR) await panelSide.prepare();

/** Named in the document for its styles alone. */
export const panelSideFile = 'src/site/features/product/panel/panel-side.tsx';
