import { createLatePart } from '#site/late-part.tsx';

/** Most pages are left without it being opened: fetched when it is. */
export const lateNotifications = createLatePart({
	load: async () => (await import('#views/notification/notification-panel.tsx')).NotificationPanel,
	words: ['notification', 'state'],
});
