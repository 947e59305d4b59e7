import { createLatePart } from '#site/late-part.tsx';

/** Only who enters a room needs what a room is made of. */
export const lateRoom = createLatePart({
	load: async () => (await import('#views/video/room/room-part.tsx')).RoomPart,
	words: ['video', 'video-room', 'error', 'thread', 'reservation', 'reservation-my', 'shell'],
});
