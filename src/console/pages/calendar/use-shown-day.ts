import { useEffect, useRef } from 'react';

/** A week that is wider than the screen comes scrolled to the day that was asked for, beside the column of its hours. */
export function useShownDay(on: string) {
	const scroll = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const box = scroll.current;
		const head = box?.querySelector<HTMLElement>(`thead [data-on="${on}"]`);
		const hours = box?.querySelector<HTMLElement>('thead :first-child > :first-child');
		if (box && head) box.scrollLeft = head.offsetLeft - (hours?.offsetWidth ?? 0);
	}, [on]);
	return scroll;
}
