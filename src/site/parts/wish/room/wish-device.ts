import { mostWishes } from '#domain/wish/wish.ts';
import { wishesKey } from '../wish-keys.ts';
import type { Wished } from '../wish-store.ts';

const isWished = (one: unknown): one is Wished => {
	const { productId, won, title } = (one ?? {}) as Record<string, unknown>;
	return typeof productId === 'string' && productId.length <= 64 && Number.isInteger(won) && typeof title === 'string';
};

/** What this device remembers for somebody who is not logged in, newest first. Storage that is closed remembers nothing. */
export const wishDevice = {
	read(): Wished[] {
		try {
			const kept: unknown = JSON.parse(localStorage.getItem(wishesKey) ?? '[]');
			return Array.isArray(kept) ? kept.filter(isWished).slice(0, mostWishes) : [];
		} catch {
			return [];
		}
	},
	/** Whether it is remembered now. */
	add(wish: Wished): 'kept' | 'full' | 'closed' {
		const others = wishDevice.read().filter(({ productId }) => productId !== wish.productId);
		if (others.length >= mostWishes) return 'full';
		return write([wish, ...others]) ? 'kept' : 'closed';
	},
	remove(productIds: readonly string[]): void {
		const left = wishDevice.read().filter(({ productId }) => !productIds.includes(productId));
		write(left);
	},
};

function write(wishes: readonly Wished[]): boolean {
	try {
		if (wishes.length === 0) localStorage.removeItem(wishesKey);
		else localStorage.setItem(wishesKey, JSON.stringify(wishes));
		return true;
	} catch {
		return false;
	}
}
