/** Scrolls as far as needed for what opened below a field to be seen, but never so far that the field itself is gone. */
export function bringIntoView(opened: Element, field: Element): void {
	const room = 16;
	const hidden = opened.getBoundingClientRect().bottom + room - window.innerHeight;
	const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
	const spare = field.getBoundingClientRect().top - header - room;
	const top = Math.min(hidden, spare);
	if (top <= 0) return;
	const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
	window.scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
}
