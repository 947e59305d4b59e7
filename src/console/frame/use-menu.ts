import { useEffect, useRef, useState } from 'react';

/** The menu of a narrow screen: closed by Escape, by going somewhere, and by the same button, which has the focus again. */
export function useMenu(path: string) {
	const [openAt, setOpenAt] = useState<string>();
	const button = useRef<HTMLButtonElement>(null);
	// Open on the page where it was opened: gone on another.
	const isOpen = openAt === path;
	useEffect(() => {
		if (!isOpen) return undefined;
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
			setOpenAt(undefined);
			button.current?.focus();
		};
		window.addEventListener('keydown', onKey);
		return () => window.removeEventListener('keydown', onKey);
	}, [isOpen]);
	return { isOpen, button, toggle: () => setOpenAt(isOpen ? undefined : path), close: () => setOpenAt(undefined) };
}

export type Menu = ReturnType<typeof useMenu>;
