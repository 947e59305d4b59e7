import { createLatePart } from '#site/late-part.tsx';

/** Few are reserved at once: the sheet comes with the click. */
export const lateReserveSheet = createLatePart({
	load: async () => (await import('./reserve-sheet.tsx')).ReserveSheet,
	words: ['consultation', 'consultation-request', 'error', 'shell', 'reservation'],
});
