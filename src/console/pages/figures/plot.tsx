import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import styles from './figures.module.css';

type Line = { name: string; values: number[]; told: (value: number) => string };
type Props = { label: string /** What the names are. */; over: string; names: string[]; lines: Line[] };

const height = 220;
/** In the order of the columns; told apart by their dashes too. */
const looks = [
	{ color: '--accent-celadon', dash: [] },
	{ color: '--action', dash: [6, 4] },
	{ color: '--text-2', dash: [2, 3] },
	{ color: '--focus-ring', dash: [10, 3, 2, 3] },
];

/** A plot of what follows in time. What it shows stands in the table behind it, so that it is a picture to who cannot see it. */
export function Plot({ label, over, names, lines }: Props) {
	const element = useRef<HTMLDivElement>(null);
	const drawn = JSON.stringify([over, names, lines]);
	const latest = useRef({ over, names, lines });
	latest.current = { over, names, lines };
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn says whether it is drawn anew
	useEffect(() => {
		const node = element.current;
		if (!node) return;
		let plot = draw(node, latest.current);
		const again = () => {
			plot.destroy();
			plot = draw(node, latest.current);
		};
		const scheme = window.matchMedia('(prefers-color-scheme: dark)');
		scheme.addEventListener('change', again);
		const theme = new MutationObserver(again);
		theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] });
		const size = new ResizeObserver(() => plot.setSize({ width: node.clientWidth, height }));
		size.observe(node);
		return () => {
			scheme.removeEventListener('change', again);
			theme.disconnect();
			size.disconnect();
			plot.destroy();
		};
	}, [drawn]);
	return <div ref={element} role="img" aria-label={label} className={styles.plot} />;
}

const bars = { paths: uPlot.paths.bars?.({ size: [0.62, 44], radius: [0.12, 0] }), points: { show: false } };
/** More numbers than these would stand in each other's way. */
const mostNumbers = 14;

/** The number of each bar over it. */
function numbered(plot: uPlot, told: (value: number) => string, color: string, font: string): void {
	const [indexes = [], values = []] = plot.data;
	if (indexes.length > mostNumbers) return;
	const { ctx } = plot;
	ctx.save();
	ctx.fillStyle = color;
	ctx.font = font;
	ctx.textAlign = 'center';
	values.forEach((value, at) => {
		if (!value) return;
		ctx.fillText(told(value), plot.valToPos(at, 'x', true), plot.valToPos(value, 'y', true) - 6 * devicePixelRatio);
	});
	ctx.restore();
}

function draw(node: HTMLElement, { over, names, lines }: Omit<Props, 'label'>): uPlot {
	const style = getComputedStyle(node);
	const colorOf = (name: string) => style.getPropertyValue(name).trim() || style.color;
	const [text, hairline] = [colorOf('--text-2'), colorOf('--hairline')];
	const font = `12px ${style.fontFamily}`;
	const axis = { stroke: text, font, grid: { stroke: hairline, width: 1 }, ticks: { stroke: hairline, width: 1 } };
	const nameAt = (index: number) => names[Math.round(index)] ?? '';
	const told = lines[0]?.told ?? String;
	// One kind of thing by period is bars with their numbers; several are lines, told apart by colour and dash.
	const areBars = lines.length === 1;
	return new uPlot(
		{
			...{ width: node.clientWidth, height },
			scales: {
				x: { time: false, ...(areBars && { range: () => [-0.6, names.length - 0.4] }) },
				y: { range: (_, __, most) => [0, Math.max(1, most * 1.1)] },
			},
			legend: { show: !areBars },
			axes: [
				{
					...axis,
					...(areBars && { grid: { show: false } }),
					incrs: [1, 2, 5, 10],
					values: (_, splits) => splits.map((at) => (Number.isInteger(at) ? nameAt(at) : '')),
				},
				{
					...axis,
					size: (_, values) => 18 + 7 * Math.max(1, ...(values ?? []).map((value) => value?.length ?? 0)),
					values: (_, splits) => splits.map((value) => (Number.isInteger(value) ? told(value) : '')),
				},
			],
			hooks: {
				draw: [
					(plot) =>
						areBars && numbered(plot, told, colorOf('--text'), `${12 * devicePixelRatio}px ${style.fontFamily}`),
				],
			},
			series: [
				{ label: over, value: (_, at) => (at === null ? '' : nameAt(at)) },
				...lines.map(({ name, told: say }, at) => {
					const look = looks[at % looks.length];
					return {
						...{
							label: name,
							stroke: colorOf(look?.color ?? ''),
							dash: look?.dash ?? [],
							...(areBars
								? { ...bars, fill: colorOf(look?.color ?? ''), width: 0 }
								: { width: 2, points: { show: true } }),
						},
						value: (_: uPlot, value: number | null) => (value === null ? '' : say(value)),
					};
				}),
			],
		},
		[names.map((_, at) => at), ...lines.map(({ values }) => values)],
		node,
	);
}
