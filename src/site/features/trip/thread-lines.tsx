import { useEffect, useRef, useState } from 'react';
import type { TripClash } from '#contract/api/trip.ts';
import styles from './thread-lines.module.css';

type Line = { key: string; path: string; ends: { x: number; y: number }[] };

/** Beside the dots of the one thread that a trip is on a phone. */
const phoneX = 7;
const phoneY = 23;

/** From the edge of one slip to the nearest edge of the other, in the coordinates of the screen. */
function lineOf(frame: HTMLElement, { rule, first, second }: TripClash): Line | undefined {
	const find = (id: string) => frame.querySelector(`[data-slip="${id}"]`)?.getBoundingClientRect();
	const [from, to] = [find(first), find(second)];
	if (!from || !to) return undefined;
	const zero = frame.getBoundingClientRect();
	const at = (x: number, y: number) => ({ x: Math.round(x - zero.left), y: Math.round(y - zero.top) });
	const key = `${rule} ${first} ${second}`;
	if (window.matchMedia('(max-width: 980px)').matches) {
		const [a, b] = [at(zero.left + phoneX, from.top + phoneY), at(zero.left + phoneX, to.top + phoneY)];
		return { key, ends: [a, b], path: `M${a.x} ${a.y}V${b.y}` };
	}
	if (from.right < to.left || to.right < from.left) {
		const isForward = from.right < to.left;
		const a = at(isForward ? from.right : from.left, from.top + from.height / 2);
		const b = at(isForward ? to.left : to.right, to.top + to.height / 2);
		const middle = (a.x + b.x) / 2;
		return { key, ends: [a, b], path: `M${a.x} ${a.y}C${middle} ${a.y} ${middle} ${b.y} ${b.x} ${b.y}` };
	}
	const isDown = from.top <= to.top;
	const a = at(from.left + from.width / 2, isDown ? from.bottom : from.top);
	const b = at(to.left + to.width / 2, isDown ? to.top : to.bottom);
	return { key, ends: [a, b], path: `M${a.x} ${a.y}L${b.x} ${b.y}` };
}

/** The threads that join two slips which clash, drawn where the slips have come to stand: below the papers, knots above. */
export function ThreadLines({ clashes }: { clashes: readonly TripClash[] }) {
	const drawing = useRef<SVGSVGElement>(null);
	const [lines, setLines] = useState<Line[]>([]);
	useEffect(() => {
		const frame = drawing.current?.parentElement;
		if (!frame) return;
		const measure = () => setLines(clashes.map((clash) => lineOf(frame, clash)).filter((line) => line !== undefined));
		const observer = new ResizeObserver(measure);
		// Slips move within a frame that keeps its size, as when their type arrives.
		for (const watched of [frame, ...frame.querySelectorAll('[data-slip]')]) observer.observe(watched);
		void document.fonts.ready.then(measure);
		return () => observer.disconnect();
	}, [clashes]);
	return (
		<>
			<svg ref={drawing} className={styles.threads} aria-hidden="true">
				{lines.map(({ key, path }) => (
					<path key={key} d={path} />
				))}
			</svg>
			<svg className={styles.knots} aria-hidden="true">
				{lines.flatMap(({ key, ends }) =>
					ends.map(({ x, y }) => <circle key={`${key} ${x} ${y}`} cx={x} cy={y} r="6" />),
				)}
			</svg>
		</>
	);
}
