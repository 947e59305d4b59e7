/** What a device remembers, newest first; and what one saw of it when one last looked. */
export const wishesKey = 'wishes';
export const seenKey = 'wishes-seen';

export function hasDeviceWishes(): boolean {
	try {
		return localStorage.getItem(wishesKey) !== null;
	} catch {
		return false;
	}
}
