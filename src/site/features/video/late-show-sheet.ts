import { createLatePart } from '#site/late-part.tsx';

/** Only who shows a file needs their vault there. */
export const lateShowSheet = createLatePart({
	load: async () => (await import('#views/video/room/show-sheet.tsx')).ShowSheet,
	words: ['video', 'video-room', 'vault', 'error', 'state'],
});
