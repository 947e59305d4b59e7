import { useEffect, useState } from 'react';

/** The section one is reading: the last that has begun above the upper third of the window. */
export function useSectionInView(sections: readonly { id: string }[]): string | undefined {
	const [inView, setInView] = useState<string>();
	const ids = sections.map(({ id }) => id).join();
	useEffect(() => {
		const parts = ids.split(',').flatMap((id) => document.getElementById(id) ?? []);
		const look = () => {
			const line = window.innerHeight / 3;
			setInView(parts.findLast((part) => part.getBoundingClientRect().top <= line)?.id);
		};
		// Told when a section crosses the line, not at every step of scrolling.
		const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66.6% 0px' });
		for (const part of parts) observer.observe(part);
		return () => observer.disconnect();
	}, [ids]);
	return inView;
}
