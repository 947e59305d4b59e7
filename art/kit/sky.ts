import { type Colour, darken, lighten, mix } from './colour.ts';
import type { Paper } from './paper.ts';
import { circle, group, line, oneDecimal, path, rect, xy } from './svg.ts';

/** Where it stands in the frame, 0 to 1, and how large it is. */
type Sun = readonly [across: number, down: number, radius: number];

type SkyOptions = { sun?: Sun | null; clouds?: number; cloudY?: number };

const sunX = ({ isWide, centre, width }: Paper, [across]: Sun) =>
	isWide ? centre + (across - 0.5) * 760 : width * across;

/** A Korean auspicious cloud: stacked lobes over a flat tail. */
export function cloud(paper: Paper, x: number, y: number, scale: number, depth = 1): void {
	const { sky, isNight } = paper.palette;
	const colour = isNight ? mix(sky[2], sky[1], 0.35) : mix(sky[2], '#ffffff', 0.45);
	const body = path(
		xy`M-92 20C-112 20-114-4-92-5C-90-26-62-32-50-18C-44-46-2-50 8-24C22-42 54-34 52-10C66-18 84-8 80 6
			C100 4 132 10 140 20Z`,
		paper.tint(colour, 0.03),
	);
	const lobes = 'M-70 8C-66-4-48-4-46 6M-18-2C-14-18 10-18 12-4M34 8C38-2 54-2 56 8';
	paper.lay(
		group(
			body + line(lobes, lighten(colour, 0.5), 1.6, 'opacity=".6"'),
			xy`translate(${x} ${y}) scale(${scale} ${scale * 0.92})`,
		),
		depth,
	);
}

function layStars(paper: Paper): void {
	let stars = '';
	for (let index = 0; index < paper.width / 18; index++) {
		const x = paper.upTo(paper.width);
		const y = paper.upTo(330);
		const radius = paper.between(0.7, 1.9);
		stars += circle(x, y, radius, paper.palette.glow, `opacity="${oneDecimal(paper.between(0.3, 0.9))}"`);
	}
	paper.paint(stars);
}

function laySun(paper: Paper, sun: Sun): void {
	const { palette } = paper;
	const x = sunX(paper, sun);
	const y = paper.height * sun[1];
	const radius = sun[2];
	const ring = (index: number, colour: Colour, opacity: number) =>
		paper.lay(circle(x, y, radius + index * radius * 0.55, colour, `opacity="${opacity}"`), 1);
	ring(2, mix(palette.sky[1], palette.halo, 0.5), 0.5);
	ring(1, mix(palette.halo, palette.halo, 0.5), 0.75);
	paper.lay(circle(x, y, radius, paper.tint(palette.sun, 0.06)), 2);
	if (!palette.isNight) return;
	const shade = darken(palette.sun, 0.12);
	paper.paint(
		circle(x - radius * 0.3, y - radius * 0.15, radius * 0.17, shade, 'opacity=".5"') +
			circle(x + radius * 0.25, y + radius * 0.3, radius * 0.24, shade, 'opacity=".4"'),
	);
}

/** At night a cloud steps aside for the moon, or passes under it. */
function besideMoon(paper: Paper, sun: Sun, x: number, y: number): { x: number; y: number } {
	const moon = sunX(paper, sun);
	if (Math.abs(x - moon) >= 190) return { x, y };
	const aside = x + (x < moon ? -150 : 150);
	return Math.abs(aside - moon) < 190 ? { x: aside, y: paper.height * sun[1] + sun[2] * 1.9 } : { x: aside, y };
}

export function sky(paper: Paper, { sun = [0.72, 0.28, 62], clouds = 2, cloudY = 150 }: SkyOptions = {}): void {
	const { palette, width, height, id } = paper;
	const [top, middle, horizon] = palette.sky;
	paper.define(
		`<linearGradient id="${id}sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/>` +
			`<stop offset=".5" stop-color="${middle}"/><stop offset=".85" stop-color="${horizon}"/></linearGradient>`,
	);
	paper.paint(rect(-20, -20, width + 40, height + 40, `url(#${id}sky)`));
	if (palette.isNight) layStars(paper);
	if (sun) laySun(paper, sun);
	const count = Math.round(clouds * Math.max(1, width / 800));
	for (let index = 0; index < count; index++) {
		const x = ((index + 0.5) / count) * width + paper.between(-80, 80);
		const y = cloudY + paper.between(-70, 60);
		const scale = paper.between(0.55, 1);
		const place = palette.isNight && sun ? besideMoon(paper, sun, x, y) : { x, y };
		cloud(paper, place.x, place.y, scale);
	}
}

export function snowfall(paper: Paper, count: number): void {
	let flakes = '';
	for (let index = 0; index < count; index++) {
		const x = paper.upTo(paper.width);
		const y = paper.upTo(paper.height);
		const radius = paper.between(1.4, 3.6);
		flakes += circle(x, y, radius, '#ffffff', `opacity="${oneDecimal(paper.between(0.5, 0.95))}"`);
	}
	paper.paint(flakes);
}
