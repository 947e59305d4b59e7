import { useEffect, useState } from 'react';
import { useRouter } from '#site/router/router.tsx';
import { useViewer } from '#site/shell/site-context.tsx';
import { whenIdle } from '#site/shell/when-idle.ts';
import type { WishRoom } from './room/wish-room.tsx';
import { useWishes } from './use-wishes.ts';
import { hasWishes } from './wish-address.ts';
import { hasDeviceWishes } from './wish-keys.ts';
import { wishStore } from './wish-store.ts';

/** Nothing can be kept without that part: what was pressed meanwhile springs back. */
function springBack(): void {
	const ids = new Set(wishStore.get().ids);
	for (const { wish, isOn } of wishStore.get().presses.toReversed())
		if (isOn) ids.delete(wish.productId);
		else ids.add(wish.productId);
	wishStore.set({ ids, presses: [] });
}

/** Whoever has no wish yet, and presses no heart, loads nothing of it. */
export function WishHost() {
	const [Room, setRoom] = useState<typeof WishRoom>();
	const isOpen = hasWishes(useRouter().location.search);
	const isMember = useViewer() !== null;
	const isPressed = useWishes(({ presses }) => presses.length > 0);
	const isAsked = isOpen || isPressed;
	useEffect(() => {
		if (Room) return;
		const load = () => void import('./room/wish-room.tsx').then(({ WishRoom }) => setRoom(() => WishRoom), springBack);
		if (isAsked) return load();
		return isMember || hasDeviceWishes() ? whenIdle(load) : undefined;
	}, [Room, isAsked, isMember]);
	return Room && <Room isOpen={isOpen} />;
}
